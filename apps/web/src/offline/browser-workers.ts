/** The service workers of this page, as the state of playing offline sees them. */
import { lockOfBuild, type BuildAnswer, type WorkerRequest } from "../service-worker/messages.ts";
import type { OfflineWorkers } from "../state/offline.ts";

/** @throws (as a rejection) where the browser has no service workers, forbids them, or cannot load this one. */
export async function registerWorkers(): Promise<OfflineWorkers> {
  // Absent on addresses that are not secure, whatever the type says.
  if (!("serviceWorker" in navigator)) throw new Error("there are no service workers here");
  const { serviceWorker: container } = navigator;
  const registration: ServiceWorkerRegistration | undefined = await container.register("./sw.js");
  // What blocks service workers may leave nothing in their place.
  if (registration === undefined) throw new Error("service workers are blocked");
  send(registration.active, { kind: "tidy" });
  return {
    async look() {
      const [serving, waiting] = await Promise.all([
        ask(container.controller ?? registration.active),
        ask(registration.waiting),
      ]);
      return { serving, waiting };
    },
    onChange(listener) {
      const follow = (): void => registration.installing?.addEventListener("statechange", listener);
      container.addEventListener("controllerchange", listener);
      registration.addEventListener("updatefound", follow);
      follow();
    },
    async check() {
      await registration.update();
    },
    switchOver: () => send(registration.waiting, { kind: "take-over" }),
    storeTexts(language) {
      send(container.controller ?? registration.active, { kind: "store-texts", language });
    },
  };
}

/** Says to the worker that this page plays from its build, for as long as the page lives. */
export function holdBuild(build: string): void {
  const forever = new Promise<void>(() => undefined);
  const held = navigator.locks.request(lockOfBuild(build), { mode: "shared" }, () => forever);
  held.catch(() => undefined);
}

function send(worker: ServiceWorker | null, request: WorkerRequest): void {
  worker?.postMessage(request);
}

async function ask(worker: ServiceWorker | null): Promise<BuildAnswer | null> {
  if (worker === null) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const request: WorkerRequest = { kind: "which-build" };
  worker.postMessage(request, [port2]);
  const said = await answer;
  port1.close();
  return isBuildAnswer(said) ? said : null;
}

function isBuildAnswer(value: unknown): value is BuildAnswer {
  if (typeof value !== "object" || value === null) return false;
  const { build, isWhole } = value as { readonly [K in keyof BuildAnswer]?: unknown };
  return typeof build === "string" && typeof isWhole === "boolean";
}

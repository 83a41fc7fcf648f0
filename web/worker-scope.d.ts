/** What a service worker has and a page lacks: the DOM library of TypeScript knows pages only. */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WindowClient {
  readonly id: string;
  readonly url: string;
  readonly focus: () => Promise<WindowClient>;
}

interface Clients {
  readonly claim: () => Promise<void>;
  readonly openWindow: (url: string) => Promise<WindowClient | null>;
  readonly matchAll: (options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }) => Promise<readonly WindowClient[]>;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface PushMessageEvent extends ExtendableEvent {
  /** Null: sent without a text. */
  readonly data: { readonly text: () => string } | null;
}

interface NotificationClickEvent extends ExtendableEvent {
  readonly action: string;
  readonly notification: Notification;
}

interface WindowEventMap {
  push: PushMessageEvent;
  notificationclick: NotificationClickEvent;
  sync: SyncEvent;
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

/** Every file of this release, put in by the build; `pocket`: /poche needs it. */
declare const releaseFiles: readonly {
  readonly url: string;
  readonly revision: string | null;
  readonly pocket: boolean;
}[];

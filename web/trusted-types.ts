declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>,
      ) => unknown;
    };
  }
}

const worker = /^\/(?:assets|node_modules)\/.*maplibre-gl-worker[\w.-]*\.m?js$/u;

function plainText(text: string) {
  if (text.includes('<')) throw new TypeError('HTML is only taken from DOMPurify');
  return text;
}

function ownWorker(address: string) {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || !worker.test(url.pathname)) {
    throw new TypeError(`Not a script of ours: ${address}`);
  }
  return address;
}

/** Lets pass what the map library needs under `require-trusted-types-for 'script'`, and nothing else. */
export function trustOwnSources() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: plainText,
    createScriptURL: ownWorker,
  });
}

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy: (name: string, rules: Partial<Rules>) => Rules;
    };
  }
}

const worker =
  /^\/(?:service-worker\.js|(?:assets|node_modules)\/.*(?:maplibre-gl-worker|blocks\.worker)[\w.-]*\.m?js)$/u;

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

/** Allows the worker scripts of the maps and the service worker under `require-trusted-types-for 'script'`, and nothing else. */
export function trustOwnSources() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: plainText,
    createScriptURL: ownWorker,
  });
}

/** Parses XML as data; no script in it runs. */
export function parseXml(text: string): Document {
  const asXml = window.trustedTypes?.createPolicy('xml', { createHTML: (xml) => xml });
  const trusted = asXml ? asXml.createHTML(text) : text;
  return new DOMParser().parseFromString(trusted, 'application/xml');
}

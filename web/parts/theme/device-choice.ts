import { useSyncExternalStore } from 'react';

interface Kept<Choice extends string> {
  /** In local storage: of this device, and kept after the session, unlike the keys of GEN-17. */
  readonly key: string;
  readonly choices: readonly Choice[];
  /** Stands for none, and is kept nowhere. */
  readonly none: Choice;
}

/**
 * A choice of this device about how every screen looks: the attribute `data-<key>` of the root, which style sheets
 * follow. `index.html` sets it before the first paint.
 */
export function deviceChoice<Choice extends string>({ key, choices, none }: Kept<Choice>) {
  const attribute = `data-${key}`;
  const known = (value: string | null): Choice => choices.find((one) => one === value) ?? none;

  function stored(): Choice {
    try {
      return known(localStorage.getItem(key));
    } catch {
      return none;
    }
  }

  function store(choice: Choice) {
    try {
      if (choice === none) localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      // A browser that refuses to store keeps the choice until the page is left.
    }
  }

  function show(choice: Choice) {
    const root = document.documentElement;
    if (choice === none) root.removeAttribute(attribute);
    else root.setAttribute(attribute, choice);
  }

  const chosen = () => known(document.documentElement.getAttribute(attribute));

  function subscribe(changed: () => void) {
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: [attribute] });
    return () => observer.disconnect();
  }

  return {
    chosen,
    subscribe,
    /** Shows what is kept, also when another tab changes it. */
    apply: () => {
      show(stored());
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) show(stored());
      });
    },
    choose: (choice: Choice) => {
      store(choice);
      show(choice);
    },
    use: () => useSyncExternalStore(subscribe, chosen, () => none),
  };
}

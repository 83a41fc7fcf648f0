import { Suspense, use, useEffect, useState } from 'react';
import { useAddress } from './address.ts';
import { Coverage } from './Coverage.tsx';
import { Guarded } from './Guarded.tsx';
import { Live } from './Live.tsx';
import { MachineList } from './MachineList.tsx';
import { MachinePage } from './MachinePage.tsx';
import { known } from './machines.ts';
import { ProductMap } from './ProductMap.tsx';
import type { Runs } from '../play/runs.ts';

const loading: Promise<Runs> = import('virtual:machine-runs').then(
  ({ runs }) => runs,
  (error: unknown) => ({ problem: String(error), all: false, byMachine: {} }),
);

const themes = ['light dark', 'light', 'dark'] as const;

export function Room() {
  const { name } = useAddress();
  const [theme, setTheme] = useState<(typeof themes)[number]>('light dark');
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light dark';
  useEffect(() => {
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  return (
    <div className="room">
      <header>
        <a className="title" href="#/">
          The machine room
        </a>
        <nav aria-label="Room">
          <a href="#/" aria-current={name === '' ? 'page' : undefined}>
            Product map
          </a>
          <a href="#/live" aria-current={name === 'live' ? 'page' : undefined}>
            Live
          </a>
          <a href="#/coverage" aria-current={name === 'coverage' ? 'page' : undefined}>
            Coverage
          </a>
        </nav>
        <button onClick={() => setTheme(next)} aria-label={`Colours: ${theme}; change to ${next}`}>
          {theme === 'light dark' ? 'auto' : theme}
        </button>
      </header>
      <MachineList chosen={name} />
      <main>
        <Guarded key={name}>
          <Suspense
            fallback={
              <p className="soft">
                The tests of machines run, for what they play with (some seconds)…
              </p>
            }
          >
            <Page name={name} />
          </Suspense>
        </Guarded>
      </main>
    </div>
  );
}

function Page({ name }: { readonly name: string }) {
  const runs = use(loading);
  const { path, part } = useAddress();
  const one = known.find(({ id }) => id === name);
  return (
    <>
      {runs.problem !== null && <pre className="fault">{runs.problem}</pre>}
      {name === '' && known.length > 0 && <ProductMap />}
      {known.length === 0 && (
        <p className="fault">
          The file exports no machine of XState 5: export what setup or createMachine made.
        </p>
      )}
      {name === 'live' && <Live />}
      {name === 'coverage' && <Coverage runs={runs} />}
      {one && (
        <MachinePage
          key={`${name} ${path} ${part}`}
          known={one}
          runs={runs.byMachine[name] ?? []}
          path={path}
          part={part}
        />
      )}
      {!['', 'live', 'coverage'].includes(name) && !one && (
        <p className="fault">
          There is no machine “{name}” here. The link may be of another version: choose one from the
          list.
        </p>
      )}
    </>
  );
}

import { useMemo, useState } from 'react';
import { statesIn } from '../play/engine.ts';
import { pathOf } from '../play/path.ts';
import { proofsOf, type Run } from '../play/runs.ts';
import { samplesOf } from '../play/samples.ts';
import { transitionNamed, type Known } from './machines.ts';
import { ChartView } from './ChartView.tsx';
import { Heading } from './Heading.tsx';
import { OutPanel } from './OutPanel.tsx';
import { PartPanel } from './PartPanel.tsx';
import { PathPanel } from './PathPanel.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { usePlay } from './usePlay.ts';

interface Props {
  readonly known: Known;
  readonly runs: readonly Run[];
  /** From the address. */
  readonly path: string | null;
  readonly part: string | null;
}

const tabs = ['Play', 'Path', 'About', 'Take out'] as const;

export function MachinePage({ known, runs, path, part }: Props) {
  const { machine } = known;
  const samples = useMemo(() => samplesOf(machine, runs), [machine, runs]);
  const proofs = useMemo(() => proofsOf(machine, runs), [machine, runs]);
  const asked = path === null ? null : pathOf(path);
  const play = usePlay(machine, asked ?? { input: samples.inputs[0], moves: [] });
  const [tab, setTab] = useState<(typeof tabs)[number]>(part === null ? 'Play' : 'About');
  const [chosen, setChosen] = useState(part);
  const [proof, setProof] = useState(false);
  const unproved = new Set(
    proof ? [...proofs].flatMap(([part, { tests }]) => (tests.length === 0 ? [part] : [])) : [],
  );
  const choose = (part: string) => {
    setChosen(part);
    setTab('About');
  };
  return (
    <>
      <Heading known={known} />
      {path !== null && asked === null && (
        <p className="fault">
          The link holds no path that can be read; the machine is at its beginning.
        </p>
      )}
      {play.fault !== null && (
        <p className="fault">The machine does not begin with this input. {play.fault}</p>
      )}
      <div className="work">
        <ChartView
          machine={machine}
          marks={{
            lit: new Set(play.now && statesIn(play.now.snapshot)),
            last: new Set(play.now?.taken),
            chosen,
            unproved,
          }}
          onChoose={choose}
        >
          <label>
            <input type="checkbox" checked={proof} onChange={() => setProof(!proof)} /> red: no test
            walks it
          </label>
        </ChartView>
        <aside>
          <div className="tabs" role="group" aria-label="Panel">
            {tabs.map((name) => (
              <button key={name} aria-pressed={name === tab} onClick={() => setTab(name)}>
                {name}
              </button>
            ))}
          </div>
          {tab === 'Play' && (
            <PlayPanel known={known} play={play} samples={samples} onAbout={choose} />
          )}
          {tab === 'Path' && <PathPanel known={known} play={play} />}
          {tab === 'About' && (
            <PartPanel
              known={known}
              part={chosen ?? machine.root.id}
              transition={chosen === null ? undefined : transitionNamed(known, chosen)}
              tests={proofs.get(chosen ?? machine.root.id)?.tests ?? []}
              samples={samples}
              onWay={(way) => {
                play.dispatch({ type: 'play', path: way });
                setTab('Play');
              }}
            />
          )}
          {tab === 'Take out' && <OutPanel known={known} />}
        </aside>
      </div>
    </>
  );
}

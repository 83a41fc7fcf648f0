import { useCallback, useEffect, useId, useMemo, useState } from 'react';

import { coverageMonths } from '#schema/limits.ts';

import { Button } from '../parts/button/Button.tsx';
import { PageLink } from '../parts/links/PageLink.tsx';
import type { FeatureId } from '../parts/map/map.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import type { CoverageLook } from './coverage-map.address.ts';
import { dayOf } from './coverage-map.days.ts';
import { coverageTexts as texts } from './coverage-map.texts.ts';
import { factsOf, monthView, ownersOf, type CoverageMapData } from './coverage-map.view.ts';
import { CoverageFacts } from './CoverageFacts.tsx';
import { CoverageList } from './CoverageList.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './CoverageMap.module.css';
import { CoveragePane } from './CoveragePane.tsx';
import { MapsExport } from './MapsExport.tsx';
import { useCoverageLook } from './useCoverageLook.ts';

const yearBack = 12;
/** Milliseconds per month of the replay. */
const pace = 350;

/** The state of every drawn territory in any month of the last five years; a screen beyond the documented ones. */
export function CoverageMap({ data }: { readonly data: CoverageMapData }) {
  const title = useId();
  const { territories } = data;
  const [look, setLook] = useCoverageLook();
  const { back, otherBack, colouring } = look;
  const compared = otherBack !== null;
  const found = territories.findIndex(({ territoryId }) => territoryId === look.chosen);
  const chosen = found === -1 ? null : found;
  const [playing, setPlaying] = useState(false);

  const today = useMemo(() => dayOf(data.today), [data.today]);
  const owners = useMemo(() => ownersOf(territories), [territories]);
  const now = useMemo(() => monthView(territories, today, 0), [territories, today]);
  const month = useMemo(() => monthView(territories, today, back), [territories, today, back]);
  const other = useMemo(
    () => (otherBack === null ? null : monthView(territories, today, otherBack)),
    [territories, today, otherBack],
  );
  const setChosen = useCallback(
    (at: number | null) =>
      setLook((present) => ({
        ...present,
        chosen: at === null ? null : (territories[at]?.territoryId ?? null),
      })),
    [setLook, territories],
  );
  const choose = useCallback(
    (id: FeatureId | null) => setChosen(id === null ? null : (owners[id] ?? null)),
    [owners, setChosen],
  );
  useEffect(() => {
    if (!playing) return undefined;
    const monthLater = (present: CoverageLook) => ({
      ...present,
      back: Math.max(present.back - 1, 0),
    });
    const timer = setInterval(() => setLook(monthLater), pace);
    return () => clearInterval(timer);
  }, [playing, setLook]);
  if (playing && back === 0) setPlaying(false);

  const undrawn = territories.filter(({ drawn }) => drawn === 0).length;
  const facts = chosen === null ? null : factsOf(data, chosen, month, now);
  const pane = { data, owners, colouring, chosen, onChoose: choose };

  return (
    <section className={`${blocks.tile} ${classes.card}`} aria-labelledby={title}>
      <h2 id={title}>{withProduct(texts.title)}</h2>
      {owners.length === 0 ? (
        <p>{withProduct(texts.noneDrawn)}</p>
      ) : (
        <>
          <p className={`${blocks.quiet} ${classes.hint}`}>
            {withProduct(texts.hint)} {undrawn > 0 && withProduct(texts.undrawn(undrawn))}
          </p>
          <div className={`${blocks.row} ${classes.tools}`}>
            <fieldset>
              <legend>{texts.colours}</legend>
              {(['state', 'age'] as const).map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name={title}
                    checked={colouring === one}
                    onChange={() => setLook({ ...look, colouring: one })}
                  />
                  {one === 'state' ? texts.byState : texts.byAge}
                </label>
              ))}
            </fieldset>
            <label>
              <input
                type="checkbox"
                checked={compared}
                onChange={({ currentTarget }) =>
                  setLook({ ...look, otherBack: currentTarget.checked ? yearBack : null })
                }
              />
              {texts.compare}
            </label>
            <Button
              onClick={() => {
                if (!playing && back === 0) setLook({ ...look, back: coverageMonths });
                setPlaying(!playing);
              }}
            >
              {playing ? texts.stop : texts.play}
            </Button>
            <PageLink />
            {data.manages && <MapsExport />}
          </div>
          <div className={classes.panes} data-compared={compared || undefined}>
            <CoveragePane
              {...pane}
              month={month}
              back={back}
              label={texts.month}
              onBack={(months) => {
                setPlaying(false);
                setLook({ ...look, back: months });
              }}
            />
            {other !== null && otherBack !== null && (
              <CoveragePane
                {...pane}
                month={other}
                back={otherBack}
                label={texts.secondMonth}
                onBack={(months) => setLook({ ...look, otherBack: months })}
              />
            )}
          </div>
          {facts !== null && (
            <CoverageFacts
              key={chosen}
              {...facts}
              month={month.name}
              onClose={() => setChosen(null)}
            />
          )}
          <CoverageList territories={territories} month={month} onChoose={setChosen} />
        </>
      )}
    </section>
  );
}

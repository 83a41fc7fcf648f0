import { useEffect, useId, useState } from 'react';

import { Button } from '../../parts/button/Button.tsx';
import { ButtonLink } from '../../parts/button/ButtonLink.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useMap } from '../../parts/map/engine/map-context.ts';
import { moveTo } from '../../parts/map/engine/move-to.ts';
import { wireZoom } from '../../parts/map/geometry/mercator.ts';
import { useSite } from '../../parts/site/site.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import { noPlaceTexts as texts } from './no-place.texts.ts';
import classes from './NoPlace.module.css';
import { typedPlace } from './typed-place.ts';

/** A country fills the window: somebody has found the way. */
const foundZoom = 6;
const townZoom = 14;

/** Over a map that begins at the whole world: what is missing, who can bring it, and a way to go (OWN-266). */
export function NoPlace() {
  const id = useId();
  const map = useMap();
  const { administers } = useSite();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!map) return undefined;
    const look = () => {
      if (wireZoom(map.getZoom()) >= foundZoom) setAway(true);
    };
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map]);
  const place = typedPlace(typed);
  if (away) return null;

  const go = () => {
    setTried(true);
    if (map && place) moveTo(map, place, townZoom);
  };
  return (
    <section className={`${blocks.floating} ${classes.panel}`} aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <p>
        {texts.missing} {!administers && texts.ask}
      </p>
      {administers && (
        <p>
          <ButtonLink kind="plain" to="/c-admin">
            {texts.bring}
          </ButtonLink>
        </p>
      )}
      <TextField
        label={texts.field}
        hint={texts.hint}
        autoComplete="off"
        value={typed}
        error={tried && typed !== '' && !place ? texts.unread : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          go();
        }}
      />
      <div className={blocks.buttons}>
        <Button onClick={() => setAway(true)}>{texts.close}</Button>
        <Button kind="primary" disabled={!map || typed.trim() === ''} onClick={go}>
          {texts.go}
        </Button>
      </div>
    </section>
  );
}

import type { MessageDevice } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import type { PushState } from '../parts/push/subscription.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { messagesTexts as texts } from './messages.texts.ts';
import classes from './DevicesBlock.module.css';

interface Props {
  readonly devices: readonly MessageDevice[];
  /** Of this browser; null as long as it is not known. */
  readonly here: PushState | null;
  readonly canReceive: boolean;
  readonly receiving: boolean;
  readonly canEnd: boolean;
  readonly ending: string | null;
  readonly onReceive: () => void;
  readonly onEnd: (deviceId: string) => void;
}

/** The devices that show the reader's messages; this one is added by a button alone (OWN-408). */
export function DevicesBlock({ devices, here, onReceive, onEnd, ...can }: Props) {
  const receives = devices.some(({ mark }) => mark === here?.mark);
  return (
    <section className={`${blocks.card} ${blocks.column}`} aria-labelledby="appareils">
      <h2 id="appareils" className={classes.title}>
        {texts.devices}
      </h2>
      <p className={blocks.hint}>{texts.devicesAbout}</p>
      {devices.length > 0 && (
        <ul className={classes.list}>
          {devices.map(({ id, device, since, mark }) => (
            <li key={id}>
              <p>
                <strong>{device}</strong>
                <span className={blocks.hint}>
                  {mark === here?.mark ? `${texts.thisDevice}, ` : ''}
                  {texts.since(since)}
                </span>
              </p>
              <Button
                aria-label={texts.endOf(device, texts.since(since))}
                disabled={!can.canEnd}
                busy={can.ending === id}
                onClick={() => onEnd(id)}
              >
                {texts.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {here?.ability === 'possible' && !receives && (
        <div className={classes.actions}>
          <Button
            kind="primary"
            disabled={!can.canReceive}
            busy={can.receiving}
            onClick={onReceive}
          >
            {texts.receive}
          </Button>
        </div>
      )}
      {here !== null && here.ability !== 'possible' && (
        <p className={classes.why}>{texts.abilities[here.ability]}</p>
      )}
    </section>
  );
}

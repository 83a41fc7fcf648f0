import { DownloadOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';

import { auditMachine } from '#machines/domain/audit/audit.machine.ts';
import { lastTwelveMonths } from '#machines/domain/audit/audit.rules.ts';

import { Alert } from '../../parts/alert/Alert.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { deviceDay, humanDay, isoDay } from '../../parts/fields/date.view.ts';
import { DateField } from '../../parts/fields/DateField.tsx';
import { saveFile } from '../../parts/files/save-file.ts';
import { useEmitted } from '../../parts/flow/useEmitted.ts';
import { useFlow } from '../../parts/flow/useFlow.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import { auditActors } from './audit.actors.ts';
import { auditTexts as texts } from './audit.texts.ts';
import { auditView, takenView, type TakenView } from './audit.view.ts';
import classes from './AuditFile.module.css';

interface Props {
  /** Of every congregation, for an administrator of the site. */
  readonly everyCongregation: boolean;
}

/** The acts of those in charge as a file, of a period; then its head, to compare (OWN-385, OWN-387). */
export function AuditFile({ everyCongregation }: Props) {
  const id = useId();
  const [today] = useState(deviceDay);
  const [typed, setTyped] = useState(() => {
    const { from, to } = lastTwelveMonths(today);
    return { from: humanDay(from), to: humanDay(to) };
  });
  const [taken, setTaken] = useState<TakenView | null>(null);
  const [snapshot, send, actor] = useFlow(auditMachine, auditActors, {
    input: { everyCongregation },
  });
  const period = { from: isoDay(typed.from), to: isoDay(typed.to) };
  const view = auditView(snapshot, period, today);
  useEmitted(actor, 'taken', ({ file }) => {
    saveFile(file);
    setTaken(takenView(file.base64));
  });
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p className={blocks.quiet}>{texts.about}</p>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTaken(null);
          send({ type: 'take', ...period, today });
        }}
      >
        <div className={classes.days}>
          <DateField
            label={texts.from}
            typed={typed.from}
            onType={(from) => setTyped({ ...typed, from })}
            last={today}
            fault={view.faults.from}
          />
          <DateField
            label={texts.to}
            typed={typed.to}
            onType={(to) => setTyped({ ...typed, to })}
            last={today}
            fault={view.faults.to}
          />
        </div>
        <Button type="submit" disabled={!view.canTake && !view.taking} busy={view.taking}>
          <DownloadOutlined aria-hidden /> {texts.take}
        </Button>
      </form>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div role="status">
        {taken !== null && (
          <>
            <p>{taken.said}</p>
            <code className={classes.head}>{taken.head}</code>
          </>
        )}
      </div>
    </section>
  );
}

import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useQuery } from 'urql';

import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import { importUndoQuestion } from '#machines/imports/import-undo.confirmation.ts';

import { Alert } from '../alert/Alert.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { Confirm } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { queryView } from '../graphql/query.view.ts';
import { recognised, targetsFor } from '../import-files/headers.ts';
import { LeavingGuard } from '../leaving/LeavingGuard.tsx';
import { useNotice } from '../notice/notice.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Steps } from '../steps/Steps.tsx';
import { withProduct } from '../texts/product.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { FileChoice } from './FileChoice.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportReport } from './ImportReport.tsx';
import classes from './Imports.module.css';
import { importActors, undoActors } from './imports.actors.ts';
import { importsQuery } from './imports.operations.ts';
import { importsTexts as texts } from './imports.texts.ts';
import { importView, undoView } from './imports.view.ts';
import type { PastImport } from './past.columns.tsx';
import { PastImports } from './PastImports.tsx';

/** Our own, beside the documented screens: files of other programs (issue 7). */
export function ImportScreen() {
  const { show } = useNotice();
  const [{ data, fetching, error }, load] = useQuery({
    query: importsQuery,
    requestPolicy: 'cache-and-network',
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [snapshot, send, actor] = useMachine(
    useActors(fileImportMachine, importActors),
    inspection,
  );
  const [undoing, sendUndo, undoActor] = useMachine(useActors(confirmationMachine, undoActors), {
    input: { question: importUndoQuestion },
    ...inspection,
  });
  useNext(snapshot);
  useNext(undoing);
  useEmitted(actor, 'changed', () => reload());
  useEmitted(undoActor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    send({ type: 'restart' });
    reload();
  });
  const view = importView(snapshot);
  const undo = undoView(undoing);
  const past = data?.imports;
  const onUndo = useMemo(
    () =>
      ({ id }: Pick<PastImport, 'id'>) =>
        sendUndo({ type: 'ask', about: id }),
    [sendUndo],
  );
  const table = snapshot.context.tables[view.sheet];
  const { imported, report } = view;

  return (
    <Screen title={texts.title}>
      <QueryStates view={queryView({ fetching, shown: past, error })} onRetry={reload}>
        {(imports) => (
          <div className={classes['page']}>
            <p className={classes['intro']}>{withProduct(texts.intro)}</p>
            <Steps names={texts.steps} step={view.step} />
            {undo.problem !== null && (
              <Alert severity={undo.problem.severity}>{undo.problem.message}</Alert>
            )}
            {view.step === 1 && (
              <FileChoice view={view} onFile={(file) => send({ type: 'file.chosen', file })} />
            )}
            {view.step === 2 && (
              <ColumnsForm
                view={view}
                onSheet={(sheet) =>
                  send({
                    type: 'sheet.chosen',
                    sheet,
                    ...recognised(snapshot.context.tables[sheet] ?? { heads: [] }),
                  })
                }
                onKind={(kind) =>
                  send({
                    type: 'sheet.chosen',
                    sheet: view.sheet,
                    kind,
                    targets: targetsFor(kind, table?.heads ?? []),
                  })
                }
                onTarget={(at, target) => send({ type: 'target.chosen', at, target })}
                onCheck={() => send({ type: 'check' })}
                onRestart={() => send({ type: 'restart' })}
              />
            )}
            {report !== null && (
              <ImportReport
                view={view}
                report={report}
                onOptions={(options) => send({ type: 'options.changed', ...options })}
                onBack={() => send({ type: 'back' })}
                onCheck={() => send({ type: 'check' })}
                onRun={() => send({ type: 'run' })}
              />
            )}
            {imported !== null && view.step === 4 && (
              <ImportDone
                imported={imported}
                canUndo={undo.canAsk}
                onUndo={() => onUndo({ id: imported.importId })}
                onAgain={() => send({ type: 'restart' })}
              />
            )}
            {(view.step === 1 || view.step === 4) && (
              <PastImports rows={imports} canAsk={undo.canAsk} onUndo={onUndo} />
            )}
          </div>
        )}
      </QueryStates>
      <Confirm question={view.question} about={texts.run(view.toRun)} onAnswer={send} />
      <Confirm question={undo.question} onAnswer={sendUndo} />
      <LeavingGuard unsaved={view.unsaved} />
    </Screen>
  );
}

import { useMemo } from 'react';
import { useQuery } from 'urql';

import { headedAs } from '#machines/imports/columns.rules.ts';
import { fileImportMachine } from '#machines/imports/file-import.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { queryView } from '../parts/graphql/query.view.ts';

import { usualInterpretation } from './column-choices.ts';
import { interpretationOf } from './files/headers.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { Steps } from '../parts/steps/Steps.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { FileChoice } from './FileChoice.tsx';
import { ImportDraftOffer } from './ImportDraftOffer.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportReport } from './ImportReport.tsx';
import classes from './Imports.module.css';
import { importActors } from './imports.actors.ts';
import { importsQuery } from './imports.operations.ts';
import { importsTexts as texts } from './imports.texts.ts';
import { importView } from './imports.view.ts';
import type { PastImport } from './past.columns.tsx';
import { PastImports } from './PastImports.tsx';
import { mapsIn } from './sent-file.ts';

const aboutUndo = ({ fileName, datetimeHuman, created, updated }: PastImport) =>
  texts.undoing(fileName, datetimeHuman, created, updated);

/** Imports files of other programs; a screen beyond the documented ones (OWN-09). */
export function ImportScreen() {
  const { show } = useNotice();
  const [{ data, fetching, error }, load] = useQuery({
    query: importsQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [snapshot, send, actor] = useFlow(fileImportMachine, importActors);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    reload();
  });
  const view = importView(snapshot);
  const past = data?.imports;
  const onUndo = useMemo(
    () =>
      ({ id }: Pick<PastImport, 'id'>) =>
        send({ type: 'undo', importId: id }),
    [send],
  );
  const onConfirm = useMemo(
    () => (lines: readonly number[], confirmed: boolean) =>
      send({ type: 'lines.confirmed', lines, confirmed }),
    [send],
  );
  const { file, tables, sheet, kind, targets } = snapshot.context;
  const mapOf = useMemo(
    () => mapsIn({ file, tables, sheet, kind, targets }),
    [file, tables, sheet, kind, targets],
  );
  const table = tables[sheet];
  const { imported, report } = view;
  const { draft } = snapshot.children;
  const undone = past?.find(({ id }) => id === view.undoing);

  return (
    <Screen title={texts.title} help="importer">
      <QueryStates view={queryView({ fetching, shown: past, error })} onRetry={reload}>
        {(imports) => (
          <div className={classes.page}>
            <p className={classes.intro}>{withProduct(texts.intro)}</p>
            <Steps names={texts.steps} step={view.step} />
            {view.undoProblem !== null && (
              <Alert severity={view.undoProblem.severity}>{view.undoProblem.message}</Alert>
            )}
            {view.step === 1 && draft && <ImportDraftOffer draft={draft} />}
            {view.step === 1 && (
              <FileChoice view={view} onFile={(file) => send({ type: 'file.chosen', file })} />
            )}
            {view.step === 2 && (
              <ColumnsForm
                view={view}
                onReading={(reading) => send({ type: 'reading.changed', reading })}
                onSheet={(sheet) => {
                  const chosen = tables[sheet] ?? { heads: [] };
                  send({ type: 'sheet.chosen', sheet, ...usualInterpretation(chosen) });
                }}
                onHeaded={(headed) => {
                  const read = table ? headedAs(table, headed) : { heads: [] };
                  const choice = { sheet: view.sheet, headed, ...usualInterpretation(read) };
                  send({ type: 'sheet.chosen', ...choice });
                }}
                onKind={(kind) =>
                  send({
                    type: 'sheet.chosen',
                    sheet: view.sheet,
                    ...interpretationOf(table ?? { heads: [] }, kind),
                  })
                }
                onGuess={() =>
                  send({
                    type: 'sheet.chosen',
                    sheet: view.sheet,
                    ...interpretationOf(table ?? { heads: [] }),
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
                mapOf={mapOf}
                onTake={(words, take) => send({ type: 'words.decided', words, take })}
                onConfirm={onConfirm}
                onFilter={(filter) => send({ type: 'filter.chosen', filter })}
                onOptions={(options) => send({ type: 'options.changed', ...options })}
                onBack={() => send({ type: 'back' })}
                onRestart={() => send({ type: 'restart' })}
                onCheck={() => send({ type: 'check' })}
                onRun={() => send({ type: 'run' })}
              />
            )}
            {imported !== null && (
              <ImportDone
                imported={imported}
                canUndo={view.canUndo}
                canRestart={view.canRestart}
                onUndo={() => onUndo({ id: imported.importId })}
                onAgain={() => send({ type: 'restart' })}
              />
            )}
            {(view.step === 1 || view.step === 4) && (
              <PastImports rows={imports} canUndo={view.canUndo} onUndo={onUndo} />
            )}
          </div>
        )}
      </QueryStates>
      <Confirm
        question={view.question}
        about={undone ? aboutUndo(undone) : view.about}
        onAnswer={send}
      />
      <LeavingGuard unsaved={view.unsaved} />
    </Screen>
  );
}

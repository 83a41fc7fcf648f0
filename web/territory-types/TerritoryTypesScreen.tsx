import { PlusOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { territoryTypesMachine } from '#machines/territory-types/territory-types.machine.ts';
import type { TypeNames } from '#machines/territory-types/territory-types.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { TerritoryTypeDialog } from './TerritoryTypeDialog.tsx';
import { territoryTypesActors } from './territory-types.actors.ts';
import { territoryTypesTexts as texts } from './territory-types.texts.ts';
import { type TypeRow, typeRows, territoryTypesView } from './territory-types.view.ts';
import classes from './TerritoryTypesScreen.module.css';
import { TerritoryTypesTable } from './TerritoryTypesTable.tsx';

const nothingTyped: TypeNames = { longName: '', shortName: '' };
const whyId = 'types-why';
const intoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** Spec 2 §2 t-type: the types a territory may have. */
export function TerritoryTypesScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(territoryTypesMachine, territoryTypesActors);
  const form = useForm<TypeNames>({ mode: 'all', defaultValues: nothingTyped });
  const { reset } = form;
  const { list } = snapshot.context;
  const rows = useMemo(() => typeRows(list), [list]);
  const view = territoryTypesView(snapshot, {
    ...nothingTyped,
    ...useWatch({ control: form.control }),
  });
  const retry = () => send({ type: 'retry' });
  const onEdit = useMemo(
    () =>
      ({ typeId, longName, shortName }: TypeRow) => {
        reset({ longName, shortName });
        send({ type: 'edit', typeId });
      },
    [reset, send],
  );
  const onRemove = useMemo(
    () =>
      ({ typeId }: TypeRow) =>
        send({ type: 'remove', typeId }),
    [send],
  );

  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));

  return (
    <Screen
      title={withProduct(texts.title)}
      list
      action={
        view.failure === null &&
        !view.stalled && (
          <Button
            kind="primary"
            disabled={!view.canAdd}
            aria-describedby={view.canAdd ? undefined : whyId}
            onClick={() => {
              reset(nothingTyped);
              send({ type: 'add' });
            }}
          >
            <PlusOutlined aria-hidden /> {texts.add}
          </Button>
        )
      }
    >
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && (
        <>
          <ErrorCard failure={view.failure} refused={view.refused} onRetry={retry} />
          <p className={classes.none}>{texts.none}</p>
        </>
      )}
      {view.problem !== null && (
        <div ref={intoSight}>
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        </div>
      )}
      {rows !== null && (
        <>
          {!view.canAdd && (
            <p id={whyId} className={classes.why}>
              {texts.admins}
            </p>
          )}
          <TerritoryTypesTable
            rows={rows}
            why={view.canAdd ? undefined : whyId}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        </>
      )}
      <TerritoryTypeDialog
        view={view.form}
        form={form}
        onSave={(names) => send({ type: 'save', ...names })}
        onCancel={() => send({ type: 'cancel' })}
      />
      <Confirm question={view.question} about={view.about} danger onAnswer={send} />
      <LeavingGuard unsaved={view.form.open && form.formState.isDirty} />
    </Screen>
  );
}

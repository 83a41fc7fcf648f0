import { PlusOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { typesMachine } from '#machines/types/types.machine.ts';
import type { TypeNames } from '#machines/types/types.rules.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { Confirm } from '../confirm/Confirm.tsx';
import { ErrorCard } from '../failure/ErrorCard.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { LeavingGuard } from '../leaving/LeavingGuard.tsx';
import { useNotice } from '../notice/notice.ts';
import { Screen } from '../screen/Screen.tsx';
import { withProduct } from '../texts/product.ts';
import { TypeDialog } from './TypeDialog.tsx';
import { typesActors } from './types.actors.ts';
import { typesTexts as texts } from './types.texts.ts';
import { type TypeRow, typeRows, typesView } from './types.view.ts';
import classes from './TypesScreen.module.css';
import { TypesTable } from './TypesTable.tsx';

const nothingTyped: TypeNames = { longName: '', shortName: '' };
const whyId = 'types-why';
const intoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** Spec 2 §2 t-type: the types a territory may have. */
export function TypesScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(useActors(typesMachine, typesActors), inspection);
  const form = useForm<TypeNames>({ mode: 'all', defaultValues: nothingTyped });
  const { reset } = form;
  const { list } = snapshot.context;
  const rows = useMemo(() => typeRows(list), [list]);
  const view = typesView(snapshot, { ...nothingTyped, ...useWatch({ control: form.control }) });
  const retry = () => send({ type: 'retry' });
  const onEdit = useMemo(
    () =>
      ({ id, longName, shortName }: TypeRow) => {
        reset({ longName, shortName });
        send({ type: 'edit', id });
      },
    [reset, send],
  );
  const onRemove = useMemo(
    () =>
      ({ id }: TypeRow) =>
        send({ type: 'remove', id }),
    [send],
  );

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));

  return (
    <Screen
      title={withProduct(texts.title)}
      list
      action={
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
      }
    >
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Button onClick={retry}>{failureTexts.retry}</Button>}
      {view.failure !== null && (
        <>
          <ErrorCard failure={view.failure} onRetry={retry} />
          <p className={classes['none']}>{texts.none}</p>
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
            <p id={whyId} className={classes['why']}>
              {texts.admins}
            </p>
          )}
          <TypesTable
            rows={rows}
            why={view.canAdd ? undefined : whyId}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        </>
      )}
      <TypeDialog
        view={view.form}
        form={form}
        onSave={(names) => send({ type: 'save', ...names })}
        onCancel={() => send({ type: 'cancel' })}
      />
      <Confirm question={view.question} onAnswer={send} />
      <LeavingGuard unsaved={view.form.open && form.formState.isDirty} />
    </Screen>
  );
}

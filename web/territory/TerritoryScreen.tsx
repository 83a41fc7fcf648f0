import { lazy, useEffect, useMemo, useState, type ComponentType } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';

import type { TerritoryHistory } from '#schema/generated.ts';

import { Late } from '../parts/failure/Late.tsx';
import { useAddition } from '../parts/additions/useAddition.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { arrivalIn } from '../parts/flow/arrival.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { territoryGroundQuery, territoryPageQuery } from './territory.operations.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import {
  isTerritoryId,
  pageView,
  pickerRows,
  samePage,
  type ShownPage,
  territoryOptions,
} from './territory.view.ts';
import { TerritoryCombobox } from './TerritoryCombobox.tsx';
import { TerritoryDetail, type MapEditor } from './TerritoryDetail.tsx';
import { TerritoryNow } from './TerritoryNow.tsx';
import { TerritoryMap } from './TerritoryMap.tsx';
import classes from './TerritoryScreen.module.css';

const PageLink = lazy(async () => ({
  default: (await import('../parts/links/PageLink.tsx')).PageLink,
}));

interface Props {
  readonly HistoryBlock?: ComponentType<{
    readonly territoryId: string;
    readonly numberName: string;
    readonly history: TerritoryHistory;
    readonly onChanged: () => void;
  }>;
  readonly MapEditor?: MapEditor;
}

/** One territory: a picker, where it is, its map, its settings and history (spec 1 §2 and spec 2 §2 t-view; OWN-249). */
export function TerritoryScreen(blocks: Props) {
  const { territory_id: territoryId = '' } = useParams();
  return isTerritoryId(territoryId) ? (
    <Page {...blocks} territoryId={territoryId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

function Page({ territoryId, HistoryBlock, MapEditor }: Props & { readonly territoryId: string }) {
  const navigate = useNavigate();
  const wide = useWide();
  const [answer, load] = useQuery({
    query: territoryPageQuery,
    variables: { territoryId },
  });
  const ground = useAddition({ query: territoryGroundQuery, variables: { territoryId } });
  const reload = useChanged(() => {
    load({ requestPolicy: 'network-only' });
    ground.reload();
  });
  const [last, setLast] = useState<ShownPage | null>(null);
  const [drawing, setDrawing] = useState(false);
  const { state } = useLocation();
  const [toDraw] = useState(() => arrivalIn(state).why === 'toDraw');
  useEffect(() => {
    // Once: a page that is read again does not open the editor.
    if (toDraw) void navigate('.', { replace: true, state: null });
  }, [toDraw, navigate]);
  const view = pageView(territoryId, answer, last, drawing);
  if (view.state === 'shown' && !samePage(last, view.shown)) setLast(view.shown);
  const territories = answer.data?.territories?.territories;
  const options = useMemo(() => territoryOptions(territories ?? []), [territories]);
  const printable = useMemo(() => pickerRows(territories ?? []), [territories]);
  const settings = view.state === 'shown' ? view.shown.settings : null;

  const detail = (
    <div key="detail" className={classes.detail}>
      <QueryStates view={view} onRetry={reload}>
        {(shown) => (
          <>
            {shown.history !== null && (
              <TerritoryNow
                key={`now ${territoryId}`}
                territoryId={territoryId}
                numberName={`T${shown.settings.number} - ${shown.settings.name}`}
                history={shown.history}
                onChanged={reload}
              />
            )}
            <TerritoryDetail
              key={territoryId}
              settings={shown.settings}
              ground={ground.data?.territoryGround ?? null}
              MapEditor={MapEditor}
              toDraw={toDraw}
              onDrawing={setDrawing}
              onChanged={reload}
            />
          </>
        )}
      </QueryStates>
    </div>
  );
  const map = settings && (
    <div key="map" className={classes.map}>
      <TerritoryMap key={settings.mapLink} settings={settings} />
    </div>
  );

  return (
    <Screen
      title={withProduct(settings ? texts.detailOf(settings.number) : texts.detail)}
      help="fiche"
      action={
        settings && (
          <>
            {settings.canEdit && settings.mapDrawn && (
              <PrintCards
                key={territoryId}
                label={cardsTexts.printOne}
                territoryIds={[territoryId]}
                others={printable}
              />
            )}
            <Late missing="nothing">
              <PageLink />
            </Late>
          </>
        )
      }
    >
      <div className={classes.page}>
        <div className={classes.picker}>
          <TerritoryCombobox
            label={withProduct(texts.detail)}
            options={options}
            value={territoryId}
            sticky
            onChoose={(id) => {
              if (id !== territoryId) void navigate(`/t-view/${id}`);
            }}
          />
        </div>
        {wide ? [detail, map] : [map, detail]}
        {HistoryBlock && view.state === 'shown' && (
          <div className={classes.history}>
            {view.shown.history === null ? (
              <section>
                <h2>{texts.history}</h2>
                {view.shown.historyProblem && (
                  <Alert severity={view.shown.historyProblem.severity}>
                    {view.shown.historyProblem.message}
                  </Alert>
                )}
              </section>
            ) : (
              <HistoryBlock
                territoryId={territoryId}
                numberName={`T${view.shown.settings.number} - ${view.shown.settings.name}`}
                history={view.shown.history}
                onChanged={reload}
              />
            )}
          </div>
        )}
      </div>
    </Screen>
  );
}

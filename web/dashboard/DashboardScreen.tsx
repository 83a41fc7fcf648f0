import { type ReactNode, useMemo } from 'react';
import { useQuery } from 'urql';

import { usePeoplePages } from '../domain/people/people-pages.ts';
import { LastActs } from '../domain/undo/LastActs.tsx';
import { useAdditions } from '../parts/additions/additions.ts';
import { useAddition } from '../parts/additions/useAddition.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Loading } from '../parts/failure/Loading.tsx';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { trendsQuery } from '../trends/trends.operations.ts';
import { TrendsSection } from '../trends/TrendsSection.tsx';
import { agendaView } from './agenda.view.ts';
import { AgendaBand } from './AgendaBand.tsx';
import { CoverageWhenSeen } from './CoverageWhenSeen.tsx';
import { agendaQuery, coverageForecastQuery, dashboardQuery } from './dashboard.operations.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { dashboardView, type DashboardView } from './dashboard.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './DashboardScreen.module.css';
import { Forecast } from './Forecast.tsx';
import { forecastView } from './forecast.view.ts';
import { Gauge } from './Gauge.tsx';
import { MonthlyExits } from './MonthlyExits.tsx';

/** Key figures of the congregation, each linked to the rows it counts (spec 1 §2 t-dashboard). */
export function DashboardScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: dashboardQuery,
  });
  const ahead = useAddition({ query: coverageForecastQuery, variables: {} });
  const behind = useAddition({ query: trendsQuery, variables: {} });
  const due = useAddition({ query: agendaQuery, variables: {}, pause: !useAdditions() });
  const manages = usePeoplePages();
  const reload = useChanged(() => {
    load({ requestPolicy: 'network-only' });
    ahead.reload();
    behind.reload();
    due.reload();
  });
  const answer = data?.dashboard;
  const shown = useMemo(() => answer && dashboardView(answer), [answer]);
  const forecast = ahead.data?.coverageForecast;
  const trends = behind.data?.trends;
  const agenda = due.data?.agenda;
  const lists = useMemo(() => (agenda ? agendaView(agenda, manages) : null), [agenda, manages]);

  return (
    <Screen
      title={withProduct(shown ? dashboardTexts.title(shown.total) : dashboardTexts.titleUnknown)}
      help="tableau-de-bord"
    >
      <QueryStates view={queryView({ fetching, shown, error })} onRetry={reload}>
        {(view) => (
          <>
            <Figures {...view}>
              {view.total > 0 && (lists !== null || due.asking) && <AgendaBand lists={lists} />}
            </Figures>
            {forecast ? (
              <Forecast {...forecastView(forecast)} />
            ) : (
              ahead.asking && <Loading lines={4} />
            )}
            {view.total > 0 &&
              (trends ? <TrendsSection trends={trends} /> : behind.asking && <Loading lines={4} />)}
            {/* Until then the map's place would be in view for a moment and trigger its download. */}
            {view.total > 0 && !ahead.asking && !behind.asking && <CoverageWhenSeen />}
          </>
        )}
      </QueryStates>
    </Screen>
  );
}

interface FiguresProps extends DashboardView {
  readonly children: ReactNode;
}

function Figures({ total, gauges, months, finding, message, children }: FiguresProps) {
  return (
    <>
      {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
      {total === 0 && <p className={blocks.quiet}>{withProduct(dashboardTexts.noTerritory)}</p>}
      <ul className={`${blocks.list} ${classes.gauges}`} aria-label={dashboardTexts.gauges}>
        {gauges.map((gauge) => (
          <li key={gauge.text}>
            <Gauge {...gauge} />
          </li>
        ))}
      </ul>
      {children}
      <LastActs kept />
      <MonthlyExits months={months} finding={finding} />
    </>
  );
}

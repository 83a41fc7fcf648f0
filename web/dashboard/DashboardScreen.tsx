import { useMemo } from 'react';
import { useQuery } from 'urql';

import { Alert } from '../parts/alert/Alert.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { PartStates } from '../parts/screen/PartStates.tsx';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { trendsQuery } from '../trends/trends.operations.ts';
import { TrendsSection } from '../trends/TrendsSection.tsx';
import { CoverageWhenSeen } from './CoverageWhenSeen.tsx';
import { coverageForecastQuery, dashboardQuery } from './dashboard.operations.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { dashboardView, type DashboardView } from './dashboard.view.ts';
import classes from './DashboardScreen.module.css';
import { Forecast } from './Forecast.tsx';
import { forecastTexts } from './forecast.texts.ts';
import { forecastView } from './forecast.view.ts';
import { Gauge } from './Gauge.tsx';
import { MonthlyExits, useChartsSoon } from './MonthlyExits.tsx';

/** Key figures of the congregation, each linked to the rows it counts (spec 1 §2 t-dashboard). */
export function DashboardScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: dashboardQuery,
  });
  const [ahead, loadAhead] = useQuery({
    query: coverageForecastQuery,
  });
  const [behind, loadBehind] = useQuery({ query: trendsQuery });
  const reload = useChanged(() => {
    load({ requestPolicy: 'network-only' });
    loadAhead({ requestPolicy: 'network-only' });
    loadBehind({ requestPolicy: 'network-only' });
  });
  useChartsSoon();
  const answer = data?.dashboard;
  const shown = useMemo(() => answer && dashboardView(answer), [answer]);
  const forecast = ahead.data?.coverageForecast;
  const trends = behind.data?.trends;
  // A backend without forecasts or trends answers null; the section is then left out.
  const none = forecast === null && !ahead.error;
  const noTrends = trends === null && !behind.error;
  // Until then the map's place would be in view for a moment and trigger its download.
  const settled =
    (forecast !== undefined || !ahead.fetching) && (trends !== undefined || !behind.fetching);

  return (
    <Screen
      title={withProduct(shown ? dashboardTexts.title(shown.total) : dashboardTexts.titleUnknown)}
      help="tableau-de-bord"
    >
      <QueryStates view={queryView({ fetching, shown, error })} onRetry={reload}>
        {(view) => (
          <>
            <Figures {...view} />
            {!none && (
              <PartStates
                title={forecastTexts.title}
                failed={forecastTexts.failed}
                view={queryView({ fetching: ahead.fetching, shown: forecast, error: ahead.error })}
                onRetry={() => loadAhead({ requestPolicy: 'network-only' })}
              >
                {(known) => <Forecast {...forecastView(known)} />}
              </PartStates>
            )}
            {view.total > 0 && !noTrends && (
              <TrendsSection
                view={queryView({ fetching: behind.fetching, shown: trends, error: behind.error })}
                onRetry={() => loadBehind({ requestPolicy: 'network-only' })}
              />
            )}
            {view.total > 0 && settled && <CoverageWhenSeen />}
          </>
        )}
      </QueryStates>
    </Screen>
  );
}

function Figures({ total, gauges, months, finding, message }: DashboardView) {
  return (
    <>
      {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
      {total === 0 && <p className={classes.none}>{withProduct(dashboardTexts.noTerritory)}</p>}
      <ul className={classes.gauges} aria-label={dashboardTexts.gauges}>
        {gauges.map((gauge) => (
          <li key={gauge.text}>
            <Gauge {...gauge} />
          </li>
        ))}
      </ul>
      <MonthlyExits months={months} finding={finding} />
    </>
  );
}

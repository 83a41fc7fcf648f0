import { useState } from 'react';
import { useQuery } from 'urql';

import { histogramFirstStrips } from '#schema/limits.ts';

import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { localDay } from './axis.ts';
import { histogramQuery } from './histogram.operations.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import { HistogramTable } from './HistogramTable.tsx';
import { S13Dialog } from './S13Dialog.tsx';
import { S13Letters } from './S13Letters.tsx';
import { SpanControls } from './SpanControls.tsx';
import { useSpan } from './useSpan.ts';

/** Who had which territory over the months chosen, and the S-13; a long list loads its first strips, then all (spec 1 §2 t-histogram). */
export function HistogramScreen() {
  const { span, years, moved, onMonth, onPrefilter, onYears } = useSpan();
  const listKey = `${span.month} ${span.prefilter}`;
  const [wholeListKey, setWholeListKey] = useState('');
  const [{ data, fetching, error }, load] = useQuery({
    query: histogramQuery,
    variables: { ...span, strips: listKey === wholeListKey ? null : histogramFirstStrips },
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [today] = useState(() => localDay(new Date()));
  const list = data?.histogram;
  const whole = list ? list.territories.every(({ assignments }) => assignments !== null) : true;
  if (!whole && !fetching && listKey !== wholeListKey) setWholeListKey(listKey);

  return (
    <Screen
      title={withProduct(list ? texts.title(list.total) : texts.titleUnknown)}
      help="s13"
      list
      action={!error && <S13Dialog />}
    >
      {list && whole && <S13Letters />}
      <SpanControls
        month={moved}
        prefilter={span.prefilter}
        onMonth={onMonth}
        onPrefilter={onPrefilter}
        years={years}
        onYears={onYears}
      />
      <QueryStates view={queryView({ fetching, shown: list, error })} onRetry={reload}>
        {(shown) => (
          <HistogramTable list={shown} whole={whole} span={span} years={years} today={today} />
        )}
      </QueryStates>
    </Screen>
  );
}

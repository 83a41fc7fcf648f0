import { useState } from 'react';
import { useQuery } from 'urql';

import { histogramFirstStrips } from '#schema/limits.ts';

import { useChanged } from '../changes/useChanged.ts';
import { queryView } from '../graphql/query.view.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { withProduct } from '../texts/product.ts';
import { localDay } from './axis.ts';
import { histogramQuery } from './histogram.operations.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import { HistogramTable } from './HistogramTable.tsx';
import { S13Dialog } from './S13Dialog.tsx';
import { SpanControls } from './SpanControls.tsx';
import { useSpan } from './useSpan.ts';

/** Spec 1 §2 t-histogram: who has had what, over the months one looks back, and the S-13; of a long list the first strips come first, then all. */
export function HistogramScreen() {
  const { span, moved, onMonth, onPrefilter } = useSpan();
  const asked = `${span.month} ${span.prefilter}`;
  const [askedWhole, setAskedWhole] = useState('');
  const [{ data, fetching, error }, load] = useQuery({
    query: histogramQuery,
    variables: { ...span, strips: asked === askedWhole ? null : histogramFirstStrips },
    requestPolicy: 'cache-and-network',
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [today] = useState(() => localDay(new Date()));
  const list = data?.histogram;
  const whole = list ? list.territories.every(({ assignments }) => assignments !== null) : true;
  if (!whole && !fetching && asked !== askedWhole) setAskedWhole(asked);

  return (
    <Screen
      title={withProduct(list ? texts.title(list.total) : texts.titleUnknown)}
      list
      action={!error && <S13Dialog />}
    >
      <SpanControls
        month={moved}
        prefilter={span.prefilter}
        onMonth={onMonth}
        onPrefilter={onPrefilter}
      />
      <QueryStates view={queryView({ fetching, shown: list, error })} onRetry={reload}>
        {(shown) => <HistogramTable list={shown} whole={whole} span={span} today={today} />}
      </QueryStates>
    </Screen>
  );
}

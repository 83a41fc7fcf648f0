import { useState } from 'react';
import { useClient } from 'urql';

import { useNotice } from '../../parts/notice/notice.ts';
import { undoAct } from './undo-flow.ts';

interface Chosen {
  /** Of what is taken back, among what is shown. */
  readonly key: string;
  readonly act: string;
  readonly territoryId: string | null;
}

/** Takes listed acts back, one at a time; a request that never left can be made again. */
export function useTakeBack(onEnd: () => void) {
  const client = useClient();
  const { show } = useNotice();
  const [undoing, setUndoing] = useState<string | null>(null);
  return {
    undoing,
    takeBack: ({ key, act, territoryId }: Chosen) => {
      setUndoing(key);
      const end = () => {
        setUndoing(null);
        onEnd();
      };
      undoAct(client, { act, territoryId }, { onNotice: show, onUnsent: end, onEnd: end });
    },
  };
}

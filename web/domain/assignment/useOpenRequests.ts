import { useAddition } from '../../parts/additions/useAddition.ts';
import { assignmentRequestsQuery } from './requests.operations.ts';

/** The open requests for managers; none for others, and none where a backend knows no requests. */
export function useOpenRequests(manages: boolean) {
  const { data, reload } = useAddition({
    query: assignmentRequestsQuery,
    variables: {},
    pause: !manages,
  });
  const requests = manages ? data?.assignmentRequests : null;
  return {
    requests,
    reload: () => {
      if (manages) reload();
    },
  };
}

import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { cacheExchange, Client, fetchExchange, gql, Provider, useClient } from 'urql';
import { assign, fromPromise, setup } from 'xstate';

const mutation = gql`
  mutation SignIn($login: String!, $password: String!, $congregationId: ID!) {
    signIn(login: $login, password: $password, congregationId: $congregationId) {
      __typename
    }
  }
`;

const machine = setup({
  types: { context: {} as { entered: object }, events: {} as { type: 'submit'; entered: object } },
  actors: { signIn: fromPromise<unknown, object>(() => Promise.resolve()) },
  actions: { remember: assign({ entered: (_, { entered }: { entered: object }) => entered }) },
}).createMachine({
  context: { entered: {} },
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'submitting',
          actions: { type: 'remember', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      invoke: { src: 'signIn', input: ({ context }) => context.entered, onDone: 'editing' },
    },
  },
});

/** Minimal sign-in page with React, the router, urql and XState, with native controls. */
function SignIn() {
  const client = useClient();
  const [snapshot, send] = useMachine(
    machine.provide({
      actors: {
        signIn: fromPromise<unknown, object>(({ input }) =>
          client.mutation(mutation, input).toPromise(),
        ),
      },
    }),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submit', entered: Object.fromEntries(new FormData(event.currentTarget)) });
      }}
    >
      <input name="login" required />
      <input name="password" type="password" required />
      <select name="congregationId" aria-label="Congregation" required />
      <button type="submit" disabled={!snapshot.matches('editing')}>
        Ok
      </button>
    </form>
  );
}

const client = new Client({
  url: '/graphql',
  preferGetMethod: false,
  exchanges: [cacheExchange, fetchExchange],
});

createRoot(document.querySelector('#root') ?? document.body).render(
  <Provider value={client}>
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<SignIn />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);

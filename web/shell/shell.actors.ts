import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { GlobalMap, Menu } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { GlobalMapQuery } from '../map/map.operations.ts';
import { menuQuery } from './shell.operations.ts';

export const shellActors = (client: Client) => ({
  menu: fromPromise(async (): Promise<Menu> => {
    const { menu } = await ask(client, menuQuery, {});
    if (menu === null) throw new Failure('BACKEND_BAD_RESPONSE');
    return menu;
  }),
  globalMap: fromPromise(async (): Promise<GlobalMap> => {
    const { globalMap } = await ask(client, GlobalMapQuery, {});
    if (globalMap === null) throw new Failure('BACKEND_BAD_RESPONSE');
    return globalMap;
  }),
});

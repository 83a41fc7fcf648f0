import { createElement } from 'react';

import { iconNamed } from './icons.ts';

export const NamedIcon = ({ name }: { readonly name: string }) =>
  createElement(iconNamed(name), { 'aria-hidden': true });

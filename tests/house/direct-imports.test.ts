import { expect, it } from 'vitest';
import { directly } from '../../scripts/direct-imports.ts';

it('what is used of a library is imported from its own file, and nothing else of it', () => {
  expect(
    directly(
      [
        "import { ConfigProvider, Drawer as AntdDrawer, type MenuRef } from 'antd';",
        "import {\n  CloseOutlined,\n  UserOutlined,\n} from '@ant-design/icons';",
        "import frFR from 'antd/locale/fr_FR';",
        "import { useState } from 'react';",
      ].join('\n'),
    )
      .split(/[\n;]+ ?/u)
      .filter((line) => line !== ''),
  ).toEqual([
    "import ConfigProvider from 'antd/es/config-provider'",
    "import AntdDrawer from 'antd/es/drawer'",
    "import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'",
    "import UserOutlined from '@ant-design/icons/es/icons/UserOutlined'",
    "import frFR from 'antd/locale/fr_FR'",
    "import { useState } from 'react'",
  ]);
});

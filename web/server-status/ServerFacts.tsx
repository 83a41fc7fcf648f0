import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Descriptions, Tag } from 'antd';

import { Alert } from '../parts/alert/Alert.tsx';
import { AntdProvider } from '../parts/theme/AntdProvider.tsx';
import { serverStatusTexts as texts } from './server-status.texts.ts';
import type { Fact } from './server-status.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './ServerStatus.module.css';

interface Props {
  readonly facts: readonly Fact[];
  readonly concerns: readonly string[];
}

/** Whether something deserves attention, then each fact of the server. */
export const ServerFacts = ({ facts, concerns }: Props) => (
  <AntdProvider>
    {concerns.map((concern) => (
      <Alert key={concern} severity="warning">
        {concern}
      </Alert>
    ))}
    {concerns.length === 0 && (
      <p className={blocks.quiet}>
        <Tag icon={<CheckCircleOutlined aria-hidden />}>{texts.sound}</Tag>
      </p>
    )}
    <Descriptions
      bordered
      className={classes.facts}
      column={{ xs: 1, lg: 2 }}
      items={facts.map(({ label, text, alarming }) => ({
        key: label,
        label,
        children: alarming ? (
          <>
            {text} <Tag icon={<WarningOutlined aria-hidden />}>{texts.attention}</Tag>
          </>
        ) : (
          text
        ),
      }))}
    />
  </AntdProvider>
);

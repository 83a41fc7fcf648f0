import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Collapse, Form, Input, Switch } from 'antd';
import { useEffect, useState } from 'react';

import { emailFault, newPasswordFault } from '#machines/parts/fields/fields.rules.ts';
import type { Account } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { texts } from '../parts/texts/texts.ts';
import { accountTexts } from './account.texts.ts';
import type { AccountEntries } from './account.view.ts';
import { PersonalData, type PersonalDataProps } from './PersonalData.tsx';
import classes from './AccountForm.module.css';

interface Props {
  readonly account: Account;
  readonly entered: AccountEntries;
  readonly saving: boolean;
  readonly canSave: boolean;
  readonly problem: ShownProblem | null;
  readonly onEnter: (entered: AccountEntries) => void;
  readonly onSave: (entered: AccountEntries) => void;
  readonly personalData: PersonalDataProps;
}

const passwordRule = {
  validator: async (_: object, password: string) => {
    if (newPasswordFault(password)) throw new Error(accountTexts.passwordFault);
  },
};
const emailRule = {
  validator: async (_: object, address: string) => {
    if (emailFault(address)) throw new Error(texts.invalidEmail);
  },
};

/** react-hook-form keeps what is typed; the machine decides what may be saved (ACCT-02…11). */
export function AccountForm(props: Props) {
  const { account, entered, saving, canSave, problem, onEnter, onSave, personalData } = props;
  const [form] = Form.useForm<AccountEntries>();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (form.getFieldValue('password') !== entered.password) form.setFieldsValue(entered);
  }, [form, entered]);

  return (
    <Form
      form={form}
      name="account"
      layout="vertical"
      className={classes.card ?? ''}
      styles={{ label: { fontWeight: 600 } }}
      initialValues={entered}
      requiredMark={false}
      onValuesChange={(_, all) => onEnter(all)}
      onFinish={onSave}
    >
      <div className={classes.pair}>
        <Form.Item label={accountTexts.login} htmlFor="account-login">
          <Input id="account-login" value={account.login} readOnly />
        </Form.Item>
        <Form.Item label={accountTexts.role} htmlFor="account-role">
          <Input id="account-role" value={account.roleDescription} readOnly />
        </Form.Item>
      </div>
      <Form.Item
        name="password"
        label={accountTexts.password}
        extra={accountTexts.passwordHint}
        rules={[passwordRule]}
      >
        <Input
          type={visible ? 'text' : 'password'}
          autoComplete="new-password"
          suffix={
            <button
              type="button"
              className={classes.eye}
              aria-label={visible ? accountTexts.hidePassword : accountTexts.showPassword}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
            </button>
          }
        />
      </Form.Item>
      <Form.Item name="email" label={accountTexts.email} rules={[emailRule]}>
        <Input inputMode="email" autoComplete="email" spellCheck={false} />
      </Form.Item>
      <div className={classes.switch}>
        <label htmlFor="account-subscription">{accountTexts.subscription}</label>
        <Form.Item name="subscription" valuePropName="checked" noStyle>
          <Switch id="account-subscription" />
        </Form.Item>
      </div>
      <Collapse
        items={[
          {
            key: 'personal-data',
            label: accountTexts.personalData,
            children: <PersonalData {...personalData} />,
          },
        ]}
      />
      <div className={classes.switch}>
        <label htmlFor="account-forget-me">
          <span className={classes.danger}>{accountTexts.forgetMe}</span>
          <span className={classes.hint}>{accountTexts.forgetMeHint}</span>
        </label>
        <Form.Item name="rgpdForgetMe" valuePropName="checked" noStyle>
          <Switch
            id="account-forget-me"
            className={entered.rgpdForgetMe ? (classes.redOn ?? '') : (classes.redOff ?? '')}
          />
        </Form.Item>
      </div>
      {problem !== null && <Alert severity={problem.severity}>{problem.message}</Alert>}
      <div className={classes.actions}>
        <Button type="primary" htmlType="submit" disabled={!canSave} loading={saving}>
          {accountTexts.save}
        </Button>
      </div>
    </Form>
  );
}

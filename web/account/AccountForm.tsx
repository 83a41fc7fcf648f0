import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';

import type { AccountEntries } from '#machines/account/account.rules.ts';
import { emailFault, newPasswordFault } from '#machines/parts/fields/fields.rules.ts';
import type { Account } from '#schema/generated.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { PasswordField } from '../parts/fields/PasswordField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { texts } from '../parts/texts/texts.ts';
import { accountTexts } from './account.texts.ts';
import { PersonalData, type PersonalDataProps } from './PersonalData.tsx';
import blocks from '../parts/theme/Blocks.module.css';
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

/** What may be saved is the machine's to say (ACCT-02…11). */
export function AccountForm(props: Props) {
  const { account, entered, saving, canSave, problem, onEnter, onSave, personalData } = props;
  const { password, email, subscription, rgpdForgetMe } = entered;
  const additions = useAdditions();
  const enter = (more: Partial<AccountEntries>) => onEnter({ ...entered, ...more });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(entered);
  };

  return (
    <form
      className={`${blocks.card} ${blocks.column} ${classes.card}`}
      onSubmit={submit}
      noValidate
    >
      <div className={blocks.fields}>
        <TextField label={accountTexts.login} value={account.login} readOnly />
        <TextField label={accountTexts.role} value={account.roleDescription} readOnly />
      </div>
      <div className={blocks.fields}>
        <PasswordField
          label={accountTexts.password}
          hint={accountTexts.passwordHint}
          error={newPasswordFault(password) ? accountTexts.passwordFault : undefined}
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => enter({ password: target.value })}
        />
        <TextField
          label={accountTexts.email}
          error={emailFault(email) ? texts.invalidEmail : undefined}
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          value={email}
          onChange={({ target }) => enter({ email: target.value })}
        />
      </div>
      <Switch
        label={accountTexts.subscription}
        checked={subscription}
        onChange={(accepts) => enter({ subscription: accepts })}
      />
      {additions && (
        <Link to="/u-messages" className={classes.messages}>
          {accountTexts.messages}
        </Link>
      )}
      <PersonalData {...personalData} />
      <div className={classes.danger}>
        <Switch
          label={accountTexts.forgetMe}
          hint={accountTexts.forgetMeHint}
          checked={rgpdForgetMe}
          onChange={(asks) => enter({ rgpdForgetMe: asks })}
        />
      </div>
      {problem !== null && <Alert severity={problem.severity}>{problem.message}</Alert>}
      <div className={classes.actions}>
        <Button kind="primary" type="submit" disabled={!canSave} busy={saving}>
          {accountTexts.save}
        </Button>
      </div>
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '../../../domain/account/me.ts';
import { required } from '../../../domain/fields/field-rules.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { RefusalData } from '../../../domain/refusal-data.ts';
import { NAME_KEY } from '../../live/device/name-key.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { signIn } from '../../parts/http/account.ts';
import { keepMe } from '../../parts/http/kept-me.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { request } from '../../parts/http/request.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { hasPasskeys, signWithPasskey } from '../../parts/second-factor/passkey.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { EntranceLayout } from '../layout/entrance-layout.tsx';
import { IdleSignOutNote } from '../offline/idle-sign-out-note.tsx';
import { OfflineSignInPage } from '../offline/offline-sign-in-page.tsx';
import { useIsAway } from '../offline/use-is-away.ts';
import { useTastersHere } from '../offline/use-tasters-here.ts';
import { AlreadyIn } from './already-in.tsx';
import { ResetCredentials } from './reset-credentials.tsx';
import { SecondStep } from './second-step.tsx';
import { useAskedServer } from './use-asked-server.ts';

/**
 * The sign-in page: user name and password or a passkey, with errors in words. While the server is
 * out of reach it is the offline sign-in, if a taster signed in on this device before. Afterwards
 * it goes to the requested address, if that is one of ours.
 */
export function LoginPage() {
  const { t } = useLingui();
  const router = useRouter();
  const queries = useQueryClient();
  const { returnUrl } = useSearch({ from: '/login' });
  const setup = useAskedServer();
  const isAway = useIsAway(setup);
  const { tasters, look } = useTastersHere();
  const [username, setUsername] = useState(() => localStorage.getItem(NAME_KEY) ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const { pending, refusal, send, refuse } = useSending();
  const [step, setStep] = useState<RefusalData['second-step-asked'] | null>(null);
  const form = useFormCheck({ username: required(username), password: required(password) });
  const labels = { username: t`User name`, password: t`Password` };
  usePageTitle(t`Sign in`);

  async function enter(me: Me, landing = address('/')): Promise<void> {
    await router.options.context.pools.signedIn(me);
    if (remember) localStorage.setItem(NAME_KEY, username.trim());
    else localStorage.removeItem(NAME_KEY);
    queries.clear();
    queries.setQueryData(meQuery().queryKey, me);
    await keepMe(me);
    // Drops the idle timeout from the history, so that a later return finds an ordinary sign-in
    // page (BTH-37).
    router.history.replace(router.history.location.href);
    await router.invalidate();
    router.history.push(ownAddress(returnUrl, landing));
  }

  async function knock(): Promise<void> {
    if (!form.check()) return;
    await send(async () => {
      const result = await signIn({ username: username.trim(), password, rememberMe: remember });
      // Inside `send`, so that the button is pending until the next page is shown.
      if (result.ok) {
        // Not awaited: the key for the offline sign-in is encrypted while the next page loads. A
        // taster who loses the network before then needs it to sign in (BTH-31).
        void router.options.context.offline.remember(result.value, password);
        await enter(result.value);
      }
      if (!result.ok && result.code === 'second-step-asked') setStep(result.data);
      return result;
    });
  }

  async function enterByPasskey(): Promise<Result<Me>> {
    const signed = await signWithPasskey('POST /api/auth/passkey/options');
    if (!signed.ok) return signed;
    const body = { response: signed.value, rememberMe: remember };
    const result = await request('POST /api/auth/passkey', { body });
    if (result.ok) await enter(result.value);
    return result;
  }

  if (isAway && tasters !== null && tasters.length > 0 && step === null)
    return (
      <OfflineSignInPage
        tasters={tasters}
        isTrying={isTrying}
        onLook={look}
        onEntered={(me) => enter(me, address('/intra/evaluations'))}
        onTry={() => {
          setTrying(true);
          void setup.refetch().finally(() => setTrying(false));
        }}
      />
    );

  if (step !== null)
    return (
      <EntranceLayout>
        <SecondStep
          {...step}
          signInByPasskey={enterByPasskey}
          onEntered={enter}
          onBack={() => {
            refuse(null);
            setPassword('');
            setStep(null);
          }}
        />
      </EntranceLayout>
    );

  return (
    <EntranceLayout>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <p>
        <Trans>Sign in to your tasting panel</Trans>
      </p>
      <IdleSignOutNote />
      {!pending && <AlreadyIn returnUrl={returnUrl} />}
      {setup.data?.needed === true && (
        <Note kind="info" title={t`This installation is new`}>
          <Link href={address('/setup')}>
            <Trans>Create your panel, or explore with demonstration data</Trans>
          </Link>
        </Note>
      )}
      {isAway && tasters?.length === 0 && (
        <Note kind="warning" isLive title={t`The server cannot be reached`}>
          <Trans>Signing in here for the first time needs the network.</Trans>
        </Note>
      )}
      {refusal !== null && <RefusalNote refusal={refusal} />}
      <CheckedForm onSubmit={() => void knock()} label={t`Sign in`}>
        <Stack gap={5}>
          <TextField
            id="username"
            size="large"
            label={labels.username}
            value={username}
            onChange={setUsername}
            onBlur={() => username !== '' && form.left('username')}
            errorMessage={form.wordsOf('username')}
            autoComplete="username"
            autoFocus
          />
          <PasswordField
            id="password"
            size="large"
            label={labels.password}
            value={password}
            onChange={setPassword}
            errorMessage={form.wordsOf('password')}
            autoComplete="current-password"
            showLabel={t`Show the password`}
            hideLabel={t`Hide the password`}
            aside={
              <Link href={address('/reset')}>
                <Trans>Forgot password</Trans>
              </Link>
            }
          />
          <Checkbox
            isSelected={remember}
            onChange={setRemember}
            description={t`Not on a shared booth tablet.`}
          >
            <Trans>Remember me on this device</Trans>
          </Checkbox>
          <Button type="submit" variant="primary" size="large" pending={pending}>
            {pending ? <Trans>Signing in</Trans> : <Trans>Sign in</Trans>}
          </Button>
          {hasPasskeys() && (
            <Button size="large" icon={KeyRound} onPress={() => void send(enterByPasskey)}>
              <Trans>Sign in with a passkey</Trans>
            </Button>
          )}
          <Text as="p" size={13} tone="muted">
            <Trans>Your panel leader gives you your user name.</Trans>
          </Text>
          <ResetCredentials
            onReset={() => {
              setUsername('');
              setPassword('');
              setRemember(false);
            }}
          />
        </Stack>
      </CheckedForm>
    </EntranceLayout>
  );
}

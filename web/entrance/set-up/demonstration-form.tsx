import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';

/** The form that creates the demonstration panel, which takes a few seconds. */
export function DemonstrationForm({
  pending,
  onSend,
}: {
  readonly pending: boolean;
  readonly onSend: () => void;
}) {
  return (
    <Form onSubmit={onSend}>
      <Button type="submit" variant="primary" size="large" pending={pending}>
        {pending ? (
          <Trans>Setting up the demonstration panel</Trans>
        ) : (
          <Trans>Set up a demonstration panel</Trans>
        )}
      </Button>
    </Form>
  );
}

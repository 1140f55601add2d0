import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Confirm } from '../confirm/confirm.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FieldSummary } from '../field-summary/field-summary.tsx';
import { Figure } from '../figure/figure.tsx';
import { Inline } from '../layout/inline.tsx';
import { Note } from '../note/note.tsx';
import { Popover } from '../popover/popover.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useToast } from '../toast/use-toast.ts';
import { Exhibit } from './exhibit.tsx';

/** Component catalogue: inline messages, dialogs and toasts. */
export function MessageExhibits() {
  return (
    <>
      <Exhibit id="messages" title="Messages">
        <Note kind="info" title="Paper sheet">
          Keyed in by Tomás Rueda.
        </Note>
        <Note kind="warning" title="CVr 24 % > 20 %">
          Repeat recommended; near-zero median.
        </Note>
        <Note
          actions={<Button size="dense">Answer</Button>}
          kind="error"
          title="Wrong glass in booth 6"
        >
          The tablet waits for you.
        </Note>
        <Note kind="success" title="Every sheet is stored">
          38 of 38, 11:52.
        </Note>
      </Exhibit>
      <Exhibit title="Questions and dialogs">
        <Questions />
      </Exhibit>
      <Exhibit title="Notifications and progress">
        <Passing />
        <ProgressBar
          label="Recomputing 62 sessions"
          maxValue={62}
          value={41}
          valueText="41 of 62"
        />
        <ProgressBar
          cancel={{ label: 'Cancel', onPress: () => {} }}
          label="Reading the file"
          value={null}
        />
        <Inline>
          <Spinner label="Loading" />
        </Inline>
        <Skeleton label="Loading the list" />
      </Exhibit>
    </>
  );
}

function Questions() {
  const [shown, setShown] = useState<'confirm' | 'dialog' | 'side' | 'summary' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Inline>
        <Button onPress={() => setShown('confirm')}>Ask with a reason</Button>
        <Button onPress={() => setShown('dialog')}>Open a dialog</Button>
        <Button onPress={() => setShown('side')}>Open at the side</Button>
        <Button onPress={() => setShown('summary')}>Save with errors</Button>
      </Inline>
      <Inline gap={4}>
        <Popover
          closeLabel="Close"
          title="Columns"
          trigger={<Button variant="plain">Popover</Button>}
        >
          What belongs to the button.
        </Popover>
        <span>
          CVr{' '}
          <Figure
            closeLabel="Close"
            explanation="The robust coefficient of variation of the sheets that are valid."
            label="Robust coefficient of variation: 7.4. How it is computed"
            title="Robust coefficient of variation"
          >
            7.4
          </Figure>
        </span>
      </Inline>
      {shown === 'summary' && (
        <FieldSummary
          problems={[{ fieldId: 'fields', text: 'Code: the field is required' }]}
          title="Check the form: 1 field needs attention"
        />
      )}
      <Confirm
        cancelLabel="Cancel"
        confirmLabel="Invalidate"
        isDanger
        isOpen={shown === 'confirm'}
        onConfirm={() => {}}
        onOpenChange={close}
        reason={{
          label: 'Reason',
          requiredText: 'required',
          problem: (text) => (text.trim() === '' ? 'Give the reason' : undefined),
        }}
        title="Invalidate the evaluation of T06?"
      >
        Sample 309 keeps 8 valid evaluations. The sheet is kept and can be put back.
      </Confirm>
      <Dialog
        actions={
          <Button onPress={close} variant="primary">
            Done
          </Button>
        }
        closeLabel="Close"
        description="A page over the page, for one task."
        isOpen={shown === 'dialog' || shown === 'side'}
        onOpenChange={close}
        size={shown === 'side' ? 'side' : 'medium'}
        title="Labels of 2 samples"
      >
        Two sheets of A4 will be printed.
      </Dialog>
    </>
  );
}

function Passing() {
  const show = useToast();
  return (
    <Inline>
      <Button onPress={() => show({ text: 'Sample S-26-0427 saved' })}>Show a confirmation</Button>
      <Button
        onPress={() =>
          show({
            text: 'Tomás changed the room temperature to 22.4',
            kind: 'info',
            action: { label: 'See', onPress: () => {} },
          })
        }
      >
        Show one to read
      </Button>
      <Button onPress={() => show({ text: 'No answer came in time', kind: 'refused' })}>
        Show a refusal
      </Button>
    </Inline>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';

interface EditorFrameProps {
  readonly form: ServerForm<FormAnswer>;
  readonly submitLabel: string;
  readonly isReadOnly: boolean;
  readonly onDiscard: (() => void) | undefined;
  readonly children: ReactNode;
}

export function EditorFrame(props: EditorFrameProps) {
  const { form, submitLabel, isReadOnly, onDiscard, children } = props;
  return (
    <form noValidate onSubmit={form.submit}>
      {isReadOnly && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          <FormattedMessage id="staff.editor.readOnly" />
        </Typography>
      )}
      <Box
        component="fieldset"
        disabled={isReadOnly}
        sx={{ border: 0, p: 0, m: 0, minInlineSize: 0 }}
      >
        <Stack spacing={3}>{children}</Stack>
      </Box>
      {!isReadOnly && (
        <Paper
          data-bottom-bar
          sx={{ position: 'sticky', bottom: 0, zIndex: 2, p: 2, mt: 3, boxShadow: 3 }}
        >
          <Stack spacing={1}>
            <FormMessage outcome={form.outcome} />
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
              <SubmitButton label={submitLabel} isBusy={form.isSending} />
              {onDiscard && (
                <Button onClick={onDiscard}>
                  <FormattedMessage id="staff.product.discard" />
                </Button>
              )}
            </Stack>
          </Stack>
        </Paper>
      )}
    </form>
  );
}

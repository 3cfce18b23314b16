import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSafeUrl, isPath } from '../../../contract/linkTarget.ts';
import { takeFocus } from '../../components/takeFocus.ts';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Form for a link's target. Not a `<form>`, because it is inside another form. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setIsWrong] = useState(false);

  function apply(): void {
    const href = typed.trim();
    if (!isPath(href) && !isSafeUrl(href)) {
      setIsWrong(true);
      return;
    }
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
      onDone();
    }
  }

  return (
    <Stack direction="row" sx={{ gap: 1, p: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        inputRef={takeFocus}
        size="small"
        label={formatMessage({ id: 'staff.richText.href' })}
        value={typed}
        error={isWrong}
        helperText={isWrong && formatMessage({ id: 'staff.richText.hrefInvalid' })}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
        onKeyDown={press}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button size="small" variant="outlined" onClick={apply}>
        <FormattedMessage id="staff.richText.linkDo" />
      </Button>
      <Button size="small" onClick={remove}>
        <FormattedMessage id="staff.richText.unlink" />
      </Button>
    </Stack>
  );
}

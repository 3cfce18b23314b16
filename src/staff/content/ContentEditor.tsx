import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import type { StaffContent } from '../../api/staffApi.ts';
import { forgetDraft } from '../../forms/formDrafts.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { isDirty } from '../ui/conflict.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { Panel } from '../ui/Panel.tsx';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { ContentFields } from './ContentFields.tsx';
import { LANGUAGES } from './contentForm.ts';
import { contentWords } from './contentWords.ts';
import { DiscardContentDialog } from './DiscardContentDialog.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { draftName, useContentForm } from './useContentForm.ts';
import { useContentLabel } from './useContentLabel.ts';
import { UnpublishDialog } from './UnpublishDialog.tsx';
import { VersionDialog } from './VersionDialog.tsx';
import { VersionsPanel } from './VersionsPanel.tsx';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;

function PreviewPanel({ content: { kind, handle } }: { readonly content: StaffContent }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.content.preview' })}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            variant="outlined"
            component="a"
            href={staffPaths.preview(kind, handle, language)}
            target="_blank"
            rel="noopener"
            aria-label={formatMessage(
              { id: 'staff.content.previewIn' },
              { language: LANGUAGE_NAMES[language] },
            )}
          >
            {LANGUAGE_NAMES[language]}
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}

interface ContentEditorProps {
  readonly edited: StaffContent;
  readonly content: StaffContent;
  readonly onBegun: (content: StaffContent) => void;
  readonly onDiscarded: () => void;
}

export function ContentEditor({ edited, content, onBegun, onDiscarded }: ContentEditorProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const mayReadChanges = usePermissions()('changes.read');
  const { form, conflict, resolve } = useContentForm(edited, onBegun);
  const { kind, handle } = content;
  const labelOf = useContentLabel(kind);
  const hasTyped = isDirty(form.values);
  const version = form.values['version'] ?? '';
  const close = () => dispatch(dialogClosed());

  function begin(next: StaffContent): void {
    forgetDraft(draftName(content));
    onBegun(next);
  }

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(280px, 1fr)' },
        }}
      >
        <EditorFrame
          form={form}
          submitLabel={formatMessage({ id: 'staff.content.save' })}
          isReadOnly={false}
          onDiscard={hasTyped ? () => begin(content) : undefined}
        >
          <ContentFields form={form} kind={kind} />
        </EditorFrame>
        <Stack spacing={3}>
          <PublishPanel content={content} version={version} isTyped={hasTyped} />
          <PreviewPanel content={content} />
          <VersionsPanel content={content} />
          {mayReadChanges && (
            <Panel title={formatMessage({ id: 'staff.menu.changes' })}>
              <ChangeList subject="content" subjectId={`${kind}/${handle}`} limit={5} />
            </Panel>
          )}
        </Stack>
      </Box>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          title={formatMessage({ id: 'staff.content.conflict' })}
          labelOf={labelOf}
          wordsOf={contentWords}
          onResolve={resolve}
        />
      )}
      {dialog?.name === 'contentVersion' && (
        <VersionDialog
          content={content}
          versionId={dialog.versionId}
          version={version}
          isTyped={hasTyped}
          onRestored={begin}
          onClose={close}
        />
      )}
      {dialog?.name === 'unpublishContent' && <UnpublishDialog content={content} onClose={close} />}
      {dialog?.name === 'discardContent' && (
        <DiscardContentDialog
          content={content}
          version={dialog.version}
          onDiscarded={() => {
            forgetDraft(draftName(content));
            onDiscarded();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

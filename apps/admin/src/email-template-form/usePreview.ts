import { useOnReturn } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { usePreviewMutation, usePreviewMutation$variables } from './__generated__/usePreviewMutation.graphql.ts';

/** A template that is being written, and what fills it in. */
export type PreviewedTemplate = usePreviewMutation$variables['input'];
export type TemplateType = PreviewedTemplate['type'];
export type TemplateTarget = PreviewedTemplate['target'];

type Answer = NonNullable<NonNullable<usePreviewMutation['response']['previewEmailTemplate']>['emailPreview']>;

/** After the last key. */
const PAUSE_MS = 400;

/** Fills in what somebody writes, each time when they pause. The latest page stays until the next one is made. */
export function usePreview(template: PreviewedTemplate | null) {
  const { commit, pending, error } = useConsoleMutation<usePreviewMutation>(graphql`
    mutation usePreviewMutation($input: previewEmailTemplateInput!) {
      previewEmailTemplate(input: $input) {
        emailPreview {
          subject
          path
          darkPath
          problems {
            field
            sentence
          }
        }
      }
    }
  `);
  const wanted = template && JSON.stringify(template);
  const [asked, setAsked] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // The page of the last preview without problems.
  const [page, setPage] = useState<{ readonly subject: string; readonly light: string; readonly dark: string } | null>(
    null,
  );
  useEffect(() => {
    if (wanted === null || wanted === asked || pending) return;
    const ask = async () => {
      setAsked(wanted);
      const response = await commit({ input: JSON.parse(wanted) });
      const preview = response?.previewEmailTemplate?.emailPreview;
      if (!preview) return;
      setAnswer(preview);
      const { subject, path, darkPath } = preview;
      if (subject != null && path != null && darkPath != null) setPage({ subject, light: path, dark: darkPath });
    };
    const timer = setTimeout(() => void ask(), asked === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, asked, pending, commit]);
  // What was written without a connection is filled in once it is back.
  useOnReturn(() => setAsked(null));
  return { page, problems: answer?.problems ?? [], error };
}

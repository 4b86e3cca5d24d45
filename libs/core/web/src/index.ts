export { AddressCard, type AddressCardProps } from './addresses/AddressCard.tsx';
export { ContactField } from './contacts/ContactField.tsx';
export {
  ContactFields,
  type ContactFieldsProps,
  ContactGroupFields,
  type ContactGroupFieldsProps,
} from './contacts/ContactFields.tsx';
export { ContactPicker, type ContactPickerProps } from './contacts/ContactPicker.tsx';
export { CreateContactDialog, type CreateContactDialogProps } from './contacts/CreateContactDialog.tsx';
export { contactFromSearch } from './contacts/contactFromSearch.ts';
export { NewContactHead, type NewContactHeadProps } from './contacts/NewContactHead.tsx';
export { useCreateContact } from './contacts/useCreateContact.ts';
export { CustomerField } from './customers/CustomerField.tsx';
export { CustomerFilter } from './customers/CustomerFilter.tsx';
export { CustomerPicker } from './customers/CustomerPicker.tsx';
export { type Download, useDownload } from './downloads/useDownload.ts';
export { HistoryCard, type HistoryCardProps } from './history/HistoryCard.tsx';
export type { FoundJob, JobProgressProps } from './jobs/JobPanel.tsx';
export { JobProgress } from './jobs/JobProgress.tsx';
export { NotesTimeline, type NotesTimelineProps } from './notes/NotesTimeline.tsx';
export type { NotesOf } from './notes/useCreateNote.ts';
export { RecordAudit, type RecordAuditProps } from './record/RecordAudit.tsx';
export { RecordHead, type RecordHeadProps } from './record/RecordHead.tsx';
export { UserField } from './users/UserField.tsx';
export { UserFilter } from './users/UserFilter.tsx';
export { UserPicker } from './users/UserPicker.tsx';

import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { CallOptions } from '../../frame/api.ts';
import type { FormValues } from '../../app/form.ts';
import { messageOf, notify } from '../../shell/notify.ts';
import { type LeftSave, type RecordFormOptions, useRecordForm } from '../form/record-form.ts';
import { type OfficeTexts, inOffice, useTexts } from '../list/texts.ts';
import { UploadOverlay } from './upload-overlay.tsx';
import { cancelUpload, forgetFile, queueSave, stopSave, takeReopened } from './uploads.ts';
import { useVideoUpload } from './video-upload.ts';

type VideoValues = FormValues & { video: File | null };

interface VideoOptions<
  Schema extends z.ZodMiniType,
  Values extends VideoValues,
  Data extends { message: string },
  Row extends { version: number | null },
> extends Omit<RecordFormOptions<Schema, Values, Data, Row>, 'send' | 'beside' | 'onLeftSave'> {
  /** where the form stands */
  address: string;
  /** what a save is called whose form was left */
  subjectOf: (values: Values) => string;
  /** shows the form anew, for another record */
  startAnew?: (() => void) | undefined;
  /** sends the entry without its file, and the id of the video that has arrived */
  send: (entry: object, sent: { version?: number; video_upload?: string }, how: CallOptions) => Promise<Data>;
}

/**
 * A record's form with a video, which is sent from the moment it is chosen. A save waits for it under an overlay; when the form is
 * left meanwhile, the entry stays with the tray and is saved from there.
 */
export const useVideoForm = <
  Schema extends z.ZodMiniType,
  Values extends VideoValues,
  Data extends { message: string },
  Row extends { version: number | null } = never,
>(
  schema: Schema,
  { address, subjectOf, startAnew, send, ...options }: VideoOptions<Schema, Values, Data, Row>,
) => {
  const texts = useTexts();
  const { name, record } = options;
  const sending = useVideoUpload(name, record === undefined);
  const left = useRef<{ file: File; subject: string } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const recordForm = useRecordForm<Schema, Values, Data, Row>(schema, {
    ...options,
    send: (input, from, how) => {
      const { video, ...entry } = input as { video: File | null };
      if (!video) return send(entry, from, how);
      return sending.saveWith(video, (video_upload) => send(entry, { ...from, video_upload }, how));
    },
    onLeftSave: (ended) => {
      if (!left.current) return;
      const { file, subject } = left.current;
      if (ended.kind === 'saved') {
        forgetFile(file);
        notify({ severity: 'success', message: inOffice(({ admin }) => admin.uploads.saved(subject)) });
      } else stopSave(file, reasonOf(ended, texts));
    },
    // What the server said about the file itself.
    beside: {
      too_large: 'video',
      wrong_kind_of_file: 'video',
      video_unplayable: 'video',
      upload_unusable: 'video',
      too_many_unused_uploads: 'video',
    },
  });
  const { form } = recordForm;
  const { video } = form.values;
  const choose = (file: File | null) => form.setValues({ video: file } as Partial<Values>);
  const { follow } = sending;
  useEffect(() => follow(video, () => choose(null)));
  useEffect(() => {
    const file = takeReopened(name);
    if (file) choose(file);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is opened
  }, []);
  const cancel = () => {
    if (sending.waiting) cancelUpload(sending.waiting.file);
    notify({ severity: 'info', message: inOffice(({ admin }) => admin.videos.cancelled) });
  };
  const goOn = async () => {
    // The form of a record whose save was queued before: it is left again.
    if (!video || sending.waiting?.save) return recordForm.leadOn();
    const subject = subjectOf(form.values);
    left.current = { file: video, subject };
    // Over a cut line it takes a while until the next screen is there.
    setLeft(true);
    queueSave(video, { form: name, subject, address, draft: recordForm.leaveSaving() });
    notify({ severity: 'info', message: inOffice(({ admin }) => admin.uploads.goesOn(subject)) });
    return startAnew && recordForm.wantsNext() ? startAnew() : recordForm.leadOn();
  };
  const { waiting } = sending;
  return {
    ...recordForm,
    // Not while the line is cut: then nothing moves.
    submit: { ...recordForm.submit, isSending: waiting !== null && waiting.state !== 'cut' },
    /** props of the field in which the video is chosen */
    videoField: {
      upload: sending.ownOf(video),
      refused: sending.refused,
      picked: video,
      onPick: choose,
      error: recordForm.field('video').error,
    },
    overlay: (
      <UploadOverlay upload={isLeft ? null : sending.waiting} onCancel={cancel} onGoOn={() => void goOn()} />
    ),
  };
};

/** Why a save whose form was left did not come about. */
const reasonOf = (ended: Exclude<LeftSave<unknown>, { kind: 'saved' }>, texts: OfficeTexts): string => {
  return ended.kind === 'failed' ? messageOf(ended.error)(texts) : texts.admin.uploads.changed;
};

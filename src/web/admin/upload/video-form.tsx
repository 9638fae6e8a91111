import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { CallOptions } from '../../frame/api.ts';
import type { FormValues } from '../../app/form.ts';
import { messageOf, notify } from '../../shell/notify.ts';
import { type FormRecord, type RecordFormBase, useRecordForm } from '../form/record-form.ts';
import { inOffice, useTexts } from '../list/texts.ts';
import { UploadOverlay } from './upload-overlay.tsx';
import { cancelUpload, forgetFile, queueSave, stopSave, takeReopened } from './uploads.ts';
import { useVideoUpload } from './video-upload.ts';

type VideoValues = FormValues & { video: File | null };

interface VideoOptions<
  Schema extends z.ZodMiniType,
  Values extends VideoValues,
  Data extends { message: string },
  Row extends { version: number | null },
> extends Omit<RecordFormBase<Schema, Values, Data, Row>, 'send' | 'beside'> {
  initialValues: Values;
  record?: FormRecord<Row, Values> | undefined;
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
  const [isLeft, setLeft] = useState(false);
  const recordForm = useRecordForm<Schema, Values, Data, Row>(schema, {
    ...options,
    send: (input, from, how) => {
      const { video, ...entry } = input as { video: File | null };
      if (!video) return send(entry, from, how);
      return sending.saveWith(video, (video_upload) => send(entry, { ...from, video_upload }, how));
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
    // Over a cut line it takes a while until the next screen is there.
    setLeft(true);
    const { draft, ended } = recordForm.handOver();
    queueSave(video, { form: name, subject, address, draft });
    notify({ severity: 'info', message: inOffice(({ admin }) => admin.uploads.goesOn(subject)) });
    void ended?.then(
      ({ kind }) => {
        if (kind === 'conflict') return stopSave(video, texts.admin.uploads.changed);
        forgetFile(video);
        return notify({
          severity: 'success',
          message: inOffice(({ admin }) => admin.uploads.saved(subject)),
        });
      },
      (error: unknown) => stopSave(video, messageOf(error)(texts)),
    );
    return startAnew && recordForm.wantsNext() ? startAnew() : recordForm.leadOn();
  };
  return {
    ...recordForm,
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

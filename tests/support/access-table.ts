/**
 * Who may call what, written by hand and not made from the contract, so that a call that is opened by mistake is noticed
 * (`tests/api/access.test.ts`). A new call adds a row, a new role a column.
 *
 * `own` is a parent who names their own family's records, `other` the parent of another family who names the same ones.
 * `ok`: the call is let in, whatever it then refuses about what was sent. Else the status it is refused with: 401 not signed
 * in, 403 not for this role (or, for the gateway's notification, without its signature), 404 not theirs.
 * `token` is what a program's token has to hold; where nothing stands the call is closed to programs, but for what is open to guests.
 */
const written = `
  call                                           guest    other    own      teacher  clerk    owner    token
  GET /users/sessions                            401      ok       ok       ok       ok       ok
  POST /users/sessions/end                       401      404      ok       404      404      404
  POST /users/sessions/end-others                401      ok       ok       ok       ok       ok
  POST /users/login                              ok       ok       ok       ok       ok       ok
  POST /users/register                           ok       ok       ok       ok       ok       ok
  GET /users/session                             401      ok       ok       ok       ok       ok
  POST /users/logout                             401      ok       ok       ok       ok       ok
  GET /users/activate/{token}                    ok       ok       ok       ok       ok       ok
  POST /users/activate                           ok       ok       ok       ok       ok       ok
  POST /users/resend-activation                  ok       ok       ok       ok       ok       ok
  POST /users/correct-email                      ok       ok       ok       ok       ok       ok
  POST /forgot-password                          ok       ok       ok       ok       ok       ok
  GET /reset-password/{token}                    ok       ok       ok       ok       ok       ok
  POST /reset-password                           ok       ok       ok       ok       ok       ok
  POST /change-password                          401      404      ok       404      404      404
  GET /users/{id}                                401      404      ok       404      ok       ok
  POST /users/update-user                        401      404      ok       404      404      404
  POST /users/update-image                       401      404      ok       404      404      404
  POST /users/update-locale                      401      404      ok       404      404      404
  GET /users/{id}/image                          401      404      ok       404      ok       ok
  GET /users/export                              401      ok       ok       403      403      403
  GET /users/closing                             401      ok       ok       403      403      403
  POST /users/close                              401      ok       ok       403      403      403
  GET /users/reopen/{token}                      ok       ok       ok       ok       ok       ok
  POST /users/reopen                             ok       ok       ok       ok       ok       ok
  GET /office/today                              401      403      403      ok       ok       ok
  GET /office/opening                            401      403      403      403      403      ok
  POST /office/opening-done                      401      403      403      403      403      ok
  POST /office/test-mail                         401      403      403      403      403      ok
  GET /office/numbers                            401      403      403      403      403      ok
  POST /visit/{entry}                            ok       ok       ok       ok       ok       ok
  POST /visit/{entry}/priced                     ok       ok       ok       ok       ok       ok
  POST /waiting-list                             ok       ok       ok       ok       ok       ok
  POST /waiting-list/confirm                     ok       ok       ok       ok       ok       ok
  POST /waiting-list/leave                       ok       ok       ok       ok       ok       ok
  GET /office/health                             401      403      403      403      403      ok
  GET /users/{id}/closing                        401      403      403      403      ok       ok
  POST /office/family/close                      401      403      403      403      ok       ok
  POST /office/family/reopen                     401      403      403      403      ok       ok
  POST /office/child/left                        401      403      403      403      ok       ok
  POST /office/child/back                        401      403      403      403      ok       ok
  GET /users/second-factor                       401      403      403      ok       ok       ok
  POST /users/second-factor/start                401      403      403      ok       ok       ok
  POST /users/second-factor/confirm              401      403      403      ok       ok       ok
  POST /users/second-factor/recovery-codes       401      403      403      ok       ok       ok
  POST /users/second-factor/remove               401      403      403      ok       ok       ok
  GET /academic-year                             ok       ok       ok       ok       ok       ok
  GET /academic-year-admin                       401      403      403      403      ok       ok       read
  GET /academic-year/id/{id}                     401      403      403      403      ok       ok       read
  POST /course/academic-year                     401      403      403      403      ok       ok
  POST /academic-year/deactivated                401      403      403      403      ok       ok
  POST /academic-year/reactivated                401      403      403      403      ok       ok
  DELETE /academic-year/{id}                     401      403      403      403      ok       ok
  POST /academic-year/change-registration-date   401      403      403      403      ok       ok
  POST /academic-year/change-holidays            401      403      403      403      ok       ok
  GET /live-class                                401      403      403      ok       ok       ok
  GET /live-class/week                           401      403      403      ok       ok       ok
  GET /live-class/absent                         401      403      403      403      ok       ok
  GET /live-class/teachers                       401      403      403      403      ok       ok
  GET /live-class/group/{groupId}                401      403      403      404      ok       ok
  POST /live-class/group                         401      403      403      ok       ok       ok
  POST /live-class/move                          401      403      403      403      ok       ok
  POST /live-class/message                       401      403      403      403      ok       ok
  POST /live-class/session                       401      403      403      404      ok       ok
  POST /live-class/native                        401      403      403      403      ok       ok
  GET /live-class/session/{sessionId}            401      403      403      404      ok       ok
  GET /live-class/session/{sessionId}/host       401      403      403      404      ok       ok
  GET /live-class/photo/{childId}                401      403      403      404      ok       ok
  POST /live-class/attendance                    401      403      403      404      ok       ok
  GET /live-class/child/{childId}                401      404      ok       403      ok       ok
  POST /live-class/excuse                        401      404      ok       403      403      403
  POST /live-class/make-up                       401      404      ok       403      403      403
  GET /report/child/{childId}                    401      404      ok       404      403      ok
  GET /report/{reportId}.pdf                     401      404      ok       404      403      ok
  POST /report/read                              401      404      ok       403      403      403
  GET /report/sittings                           401      403      403      ok       ok       ok
  GET /report/sitting                            401      403      403      404      403      ok
  POST /report/open                              401      403      403      404      403      ok
  POST /report/save                              401      403      403      404      403      ok
  POST /report/hand-over                         401      403      403      404      403      ok
  GET /report/to-proof-read                      401      403      403      ok       403      ok
  POST /report/proof-read                        401      403      403      404      403      ok
  POST /report/publish                           401      403      403      404      403      ok
  GET /report/desk/{reportId}                    401      403      403      404      403      ok
  GET /report/sentences                          401      403      403      ok       403      ok
  POST /report/sentence                          401      403      403      ok       403      ok
  POST /report/sentence/change                   401      403      403      ok       403      ok
  POST /report/sentence/remove                   401      403      403      ok       403      ok
  GET /certificate                               401      403      403      403      ok       ok
  GET /certificate/print.pdf                     401      403      403      403      ok       ok
  POST /certificate/print-again                  401      403      403      403      409      409
  GET /certificate/child/{childId}               401      404      ok       404      403      ok
  GET /certificate/{certificateId}.pdf           401      404      ok       404      403      ok
  POST /certificate/renew-code                   401      404      ok       403      403      403
  GET /certificate/verify/{code}                 ok       ok       ok       ok       ok       ok
  GET /written-tests/child/{childId}             401      404      ok       404      403      ok
  GET /written-tests/questions                   401      404      ok       403      403      403
  GET /written-tests/{writtenTestId}/media/{name} 401     404      ok       403      403      403
  POST /written-tests/take                       401      404      ok       403      403      403
  GET /written-tests/{writtenTestId}/sheet       401      404      ok       404      403      ok
  GET /written-tests                             401      403      403      ok       ok       ok
  GET /written-tests/group/{groupId}             401      403      403      404      ok       ok
  GET /written-tests/{writtenTestId}             401      403      403      404      ok       ok
  POST /written-tests/{writtenTestId}/mark       401      403      403      404      403      ok
  POST /written-tests/paper                      401      403      403      404      ok       ok
  POST /written-tests/{writtenTestId}/scores     401      403      403      404      ok       ok
  POST /written-tests/{writtenTestId}/sheet      401      403      403      404      ok       ok
  POST /written-tests/{writtenTestId}/remove     401      403      403      404      403      ok
  POST /written-tests/open-again                 401      403      403      404      ok       ok
  GET /written-test-content                      401      403      403      ok       ok       ok
  GET /written-test-content/{grade}/{part}       401      403      403      ok       ok       ok
  POST /written-test-content/save                401      403      403      403      ok       ok
  POST /written-test-content/publish             401      403      403      403      ok       ok
  GET /oral-tests                                401      403      403      ok       ok       ok
  GET /oral-tests/{slotId}                       401      403      403      404      ok       ok
  POST /oral-tests/slots                         401      403      403      ok       ok       ok
  POST /oral-tests/slots/{slotId}/link           401      403      403      404      ok       ok
  DELETE /oral-tests/slots/{slotId}              401      403      403      404      ok       ok
  POST /oral-tests/{slotId}/result               401      403      403      404      403      ok
  GET /oral-tests/child/{childId}                401      404      ok       403      ok       ok
  POST /oral-tests/book                          401      404      ok       403      403      403
  POST /oral-tests/give-up                       401      404      ok       403      403      403
  GET /tasks/child/{childId}                     401      404      ok       404      403      ok
  GET /tasks/{taskId}                            401      404      ok       404      403      ok
  POST /tasks                                    401      404      ok       403      403      403
  DELETE /tasks/{taskId}                         401      404      ok       403      403      403
  GET /tasks                                     401      403      403      ok       ok       ok
  POST /tasks/{taskId}/feedback                  401      403      403      404      403      ok
  GET /public-holidays                           401      403      403      ok       ok       ok
  POST /public-holidays                          401      403      403      403      ok       ok
  DELETE /public-holidays/{day}                  401      403      403      403      ok       ok
  POST /live-class/give-up                       401      404      ok       403      403      403
  POST /uploads                                  401      403      403      403      ok       ok
  GET /uploads/{uploadId}                        401      403      403      403      ok       ok
  POST /uploads/{uploadId}/part                  401      403      403      403      ok       ok
  DELETE /uploads/{uploadId}                     401      403      403      403      ok       ok
  GET /course/child-course/{childId}             401      404      ok       403      ok       ok
  GET /course/family                             401      ok       ok       403      403      403
  GET /childs/today                              401      ok       ok       403      403      403
  GET /course/mark/{courseId}                    401      404      ok       403      403      403
  GET /courses/{courseId}/child/{childId}/video  401      404      ok       403      403      403
  GET /course/words/{courseId}                   401      403      403      403      ok       ok
  POST /course/words                             401      403      403      403      ok       ok
  GET /course/word-media/{wordId}/{kind}         401      ok       ok       403      ok       ok
  GET /course/play/{courseId}                    401      404      ok       403      403      403
  POST /course/play                              401      404      ok       403      403      403
  GET /course/practice/{childId}                 401      404      ok       403      403      403
  POST /course/practice                          401      404      ok       403      403      403
  GET /courses/{courseId}/child/{childId}/still  401      404      ok       403      403      403
  GET /courses/{courseId}/child/{childId}/captions/{language} 401 404 ok    403      403      403
  GET /course/playback/{courseId}                401      404      ok       403      403      403
  GET /courses/{id}/video                        401      403      403      403      ok       ok
  POST /family-uploads                           401      404      ok       403      403      403
  GET /family-uploads                            401      404      ok       404      403      ok
  GET /family-uploads/{uploadId}                 401      404      ok       404      403      ok
  POST /family-uploads/{uploadId}/part           401      404      ok       403      403      403
  POST /family-uploads/{uploadId}/keep           401      404      ok       403      403      403
  GET /family-uploads/{uploadId}/media           401      404      ok       404      403      ok
  DELETE /family-uploads/{uploadId}              401      404      ok       403      403      403
  GET /childs/{childId}/calendar                 401      404      ok       403      403      403
  POST /childs/{childId}/calendar                401      404      ok       403      403      403
  DELETE /childs/{childId}/calendar              401      404      ok       403      403      403
  GET /calendar/{token}                          ok       ok       ok       ok       ok       ok
  GET /course/all                                401      403      403      403      ok       ok
  GET /course/id/{id}                            401      403      403      403      ok       ok
  POST /master-data/add                          401      403      403      403      ok       ok
  POST /course/update                            401      403      403      403      ok       ok
  DELETE /master-data/delete-one/{id}            401      403      403      403      ok       ok
  POST /course/switch                            401      403      403      403      ok       ok
  POST /users/register-child                     401      404      ok       403      403      403
  GET /childs/{id}                               401      404      ok       403      ok       ok
  POST /childs/update-child                      401      404      ok       403      403      403
  POST /childs/update-image                      401      404      ok       403      403      403
  GET /childs/{id}/image                         401      404      ok       403      ok       ok
  GET /childs/consents                           401      ok       ok       403      403      403
  GET /users/{id}/consents                       401      403      403      403      ok       ok
  POST /childs/consent                           401      404      ok       403      403      403
  POST /childs/family-size                       401      403      403      403      ok       ok
  GET /childs                                    401      403      403      403      ok       ok       read
  GET /payment/price-list                        ok       ok       ok       ok       ok       ok
  POST /payment/first-payment                    401      404      ok       403      403      403
  POST /payment/pay-next-grade                   401      404      ok       403      403      403
  POST /payment/pay-billing                      401      404      ok       403      403      403
  POST /payment/notification                     403      403      403      403      403      403
  GET /payment/status/{orderId}                  401      404      ok       403      ok       ok
  GET /payment/open                              401      ok       ok       403      403      403
  GET /payment/qr-code/{orderId}                 401      404      ok       403      ok       ok
  GET /billing/childs/{userId}                   401      404      ok       403      ok       ok
  POST /payment/link                             401      404      ok       403      403      403
  GET /payment/links/{childId}                   401      404      ok       403      403      403
  POST /payment/link/revoke                      401      404      ok       403      403      403
  GET /payment/link/{token}                      ok       ok       ok       ok       ok       ok
  POST /payment/link/{token}/charge              ok       ok       ok       ok       ok       ok
  GET /payment/link/{token}/status               ok       ok       ok       ok       ok       ok
  GET /payment/link/{token}/qr-code/{orderId}    ok       ok       ok       ok       ok       ok
  GET /payment/desk                              401      403      403      403      ok       ok       read
  GET /payment/desk/{orderId}                    401      403      403      403      ok       ok
  GET /payment/desk/{orderId}/after-refund       401      403      403      403      403      ok
  POST /payment/desk/ask                         401      403      403      403      ok       ok
  POST /payment/desk/refund                      401      403      403      403      403      ok
  POST /payment/desk/other-amount                401      403      403      403      ok       ok
  GET /bills                                     401      403      403      403      ok       ok       read
  GET /export/bills.csv                          401      403      403      403      ok       ok       read
  GET /export/children.csv                       401      403      403      403      ok       ok       read
  GET /export/families.csv                       401      403      403      403      ok       ok       read
  GET /export/numbers.csv                        401      403      403      403      403      ok
  GET /export/orders.csv                         401      403      403      403      ok       ok       orders:read
  GET /export/payments.csv                       401      403      403      403      ok       ok       read
  GET /bills/{billId}                            401      403      403      403      ok       ok
  POST /bills/contacted                          401      403      403      403      ok       ok
  POST /bills/not-contacted                      401      403      403      403      ok       ok
  POST /bills/whatsapp                           401      403      403      403      ok       ok
  POST /payments/by-hand                         401      403      403      403      ok       ok
  POST /payments/by-hand/undo                    401      403      403      403      403      ok
  GET /bills/{billId}/agreements                 401      403      403      403      ok       ok
  POST /bills/discount                           401      403      403      403      403      ok
  POST /bills/discount/end                       401      403      403      403      403      ok
  POST /bills/delay                              401      403      403      403      403      ok
  POST /bills/delay/end                          401      403      403      403      403      ok
  GET /payment/days                              401      403      403      403      ok       ok       read
  GET /payment/days/{day}                        401      403      403      403      ok       ok       read
  GET /payment/days/export                       401      403      403      403      ok       ok       read
  POST /payment/settlement-report                401      403      403      403      ok       ok
  GET /payment/differences                       401      403      403      403      ok       ok
  GET /payment/difference                        401      403      403      403      ok       ok
  POST /payment/difference                       401      403      403      403      ok       ok
  POST /payment/differences                      401      403      403      403      ok       ok
  POST /payment/billing                          401      404      ok       403      ok       ok
  GET /child/billing/{childId}                   401      404      ok       403      ok       ok
  POST /childs/status                            401      404      ok       403      ok       ok
  POST /childs/billing-status                    401      404      ok       403      ok       ok
  POST /grade/next-grade                         401      404      ok       403      ok       ok
  GET /childs/last-academic-year/{childId}       401      404      ok       403      ok       ok
  GET /childs/academic-year/{id}                 401      403      403      403      ok       ok       read
  GET /childs/{id}/place                         401      403      403      403      ok       ok
  POST /course/change-grade                      401      403      403      403      ok       ok
  GET /placement-test/{childId}                  401      404      ok       403      ok       ok
  GET /placement-test/questions                  401      404      ok       403      403      403
  GET /placement-test/{childId}/media/{name}     401      404      ok       403      403      403
  POST /placement-test/take-test                 401      404      ok       403      403      403
  GET /placement-questions                       401      403      403      403      ok       ok
  GET /placement-questions/{form}/{part}         401      403      403      403      ok       ok
  POST /placement-questions/update               401      403      403      403      ok       ok
  POST /placement-questions/restore              401      403      403      403      ok       ok
  POST /placement-media/picture                  401      403      403      403      ok       ok
  POST /placement-media/recording                401      403      403      403      ok       ok
  GET /placement-media/{kind}/{name}             401      403      403      ok       ok       ok
  POST /rajaongkir/cost                          ok       ok       ok       ok       ok       ok
  GET /order                                     401      403      403      403      ok       ok       orders:read
  GET /order/status/{status}                     401      403      403      403      ok       ok       orders:read
  GET /order/resi                                401      403      403      403      ok       ok       orders:read
  GET /order/family                              401      ok       ok       403      403      403
  GET /order/labels                              401      403      403      403      ok       ok
  GET /order/hand-over                           401      403      403      403      ok       ok
  GET /order/stock                               401      403      403      403      ok       ok
  POST /order/stock/receive                      401      403      403      403      ok       ok
  POST /order/stock/correct                      401      403      403      403      ok       ok
  POST /order/stock/warn-below                   401      403      403      403      403      ok
  GET /order/{id}                                401      403      403      403      ok       ok       orders:read
  POST /order/update                             401      403      403      403      ok       ok       orders:write
  GET /rajaongkir/provinces                      ok       ok       ok       ok       ok       ok
  GET /rajaongkir/cities/{provinceId}            ok       ok       ok       ok       ok       ok
  GET /rajaongkir/cities                         ok       ok       ok       ok       ok       ok
  GET /notif/{userId}                            401      404      ok       404      404      404
  GET /notif/mark/{id}                           401      404      ok       404      404      404
  POST /notif/mark-all                           401      ok       ok       ok       ok       ok
  GET /messages/settings                         401      ok       ok       403      403      403
  POST /messages/settings                        401      ok       ok       403      403      403
  GET /messages                                  401      403      403      403      ok       ok
  GET /messages/{id}/preview                     401      403      403      403      ok       ok
  GET /messages/kinds                            401      403      403      403      ok       ok
  GET /messages/kinds/{kind}                     401      403      403      403      ok       ok
  POST /messages/whatsapp                        401      403      403      403      ok       ok
  GET /messages/leave/{token}                    ok       ok       ok       ok       ok       ok
  POST /messages/leave                           ok       ok       ok       ok       ok       ok
  GET /news/category/{category}                  ok       ok       ok       ok       ok       ok
  GET /news/articles                             ok       ok       ok       ok       ok       ok
  GET /news/student-performance                  ok       ok       ok       ok       ok       ok
  GET /news/id/{id}                              ok       ok       ok       ok       ok       ok
  POST /news/store                               401      403      403      403      ok       ok
  POST /news/update                              401      403      403      403      ok       ok
  POST /news/from-task                           401      403      403      403      403      ok
  POST /news/temp                                401      403      403      403      ok       ok
  GET /news/destroy/{id}                         401      403      403      403      ok       ok
  GET /news/picture/{name}                       ok       ok       ok       ok       ok       ok
  GET /news/{id}/image                           ok       ok       ok       ok       ok       ok
  GET /news/{id}/header                          ok       ok       ok       ok       ok       ok
  GET /news/{id}/video                           ok       ok       ok       ok       ok       ok
  GET /testimony/getAll                          ok       ok       ok       ok       ok       ok
  GET /testimony/category/{category}             ok       ok       ok       ok       ok       ok
  GET /testimony/uuid/{uuid}                     ok       ok       ok       ok       ok       ok
  POST /testimony/add-testimony                  401      403      403      403      ok       ok
  POST /testimony/update-testimony               401      403      403      403      ok       ok
  DELETE /testimony/delete/{id}                  401      403      403      403      ok       ok
  GET /testimony/{uuid}/image                    ok       ok       ok       ok       ok       ok
  GET /search                                    401      403      403      403      ok       ok
  GET /settings/prices                           401      403      403      403      403      ok
  POST /settings/price                           401      403      403      403      403      ok
  POST /settings/card-fee                        401      403      403      403      403      ok
  GET /settings/brand                            ok       ok       ok       ok       ok       ok
  POST /settings/brand                           401      403      403      403      403      ok
  GET /settings/lesson-clip                      ok       ok       ok       ok       ok       ok
  GET /settings/lesson-clip/still                ok       ok       ok       ok       ok       ok
  GET /users/{id}/account                        401      403      403      403      ok       ok
  POST /users/{id}/activate                      401      403      403      403      ok       ok
  POST /users/{id}/resend-activation             401      403      403      403      ok       ok
  POST /office/family/update                     401      403      403      403      ok       ok
  GET /office/family/{userId}                    401      403      403      403      ok       ok
  POST /office/note                              401      403      403      403      ok       ok
  GET /users/{id}/email                          401      403      403      403      ok       ok
  POST /users/{id}/email                         401      403      403      403      ok       ok
  POST /users/{id}/reset-link                    401      403      403      403      ok       ok
  GET /staff                                     401      403      403      403      403      ok
  POST /staff/invite                             401      403      403      403      403      ok
  POST /staff/role                               401      403      403      403      403      ok
  POST /staff/end                                401      403      403      403      403      ok
  POST /staff/second-factor                      401      403      403      403      403      ok
  POST /staff/remove-second-factor               401      403      403      403      403      ok
  GET /staff/invitation/{token}                  ok       ok       ok       ok       ok       ok
  GET /family-import                             401      403      403      403      403      ok
  GET /family-import/template                    401      403      403      403      403      ok
  POST /family-import/check                      401      403      403      403      403      ok
  POST /family-import                            401      403      403      403      403      ok
  GET /family-import/{importId}                  401      403      403      403      403      ok
  POST /family-import/invite                     401      403      403      403      403      ok
  GET /family-import/invitation/{token}          ok       ok       ok       ok       ok       ok
  POST /family-import/accept                     ok       ok       ok       ok       ok       ok
  POST /staff/accept                             ok       ok       ok       ok       ok       ok
  GET /api-tokens                                401      403      403      403      403      ok
  POST /api-tokens                               401      403      403      403      403      ok
  POST /api-tokens/end                           401      403      403      403      403      ok
  GET /announcements                             401      403      403      403      ok       ok
  GET /announcements/{announcementId}            401      403      403      403      ok       ok
  POST /announcements/preview                    401      403      403      403      ok       ok
  POST /announcements                            401      403      403      403      ok       ok
  GET /webhooks                                  401      403      403      403      403      ok
  POST /webhooks                                 401      403      403      403      403      ok
  POST /webhooks/change                          401      403      403      403      403      ok
  POST /webhooks/remove                          401      403      403      403      403      ok
  GET /webhooks/{webhookId}/deliveries           401      403      403      403      403      ok
  POST /webhooks/test                            401      403      403      403      403      ok
  POST /webhooks/send-again                      401      403      403      403      403      ok
  GET /log                                       401      403      403      403      ok       ok
  GET /log/people                                401      403      403      403      ok       ok
`;

type Caller = 'guest' | 'other' | 'own' | 'teacher' | 'clerk' | 'owner';
export type AccessRow = { key: string; token: string } & Record<Caller, string>;

export const accessTable: readonly AccessRow[] = written
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method, path, guest = '', other = '', own = '', teacher = '', clerk = '', owner = '', token = ''] =
      line.trim().split(/ +/);
    return { key: `${method} ${path}`, guest, other, own, teacher, clerk, owner, token };
  });

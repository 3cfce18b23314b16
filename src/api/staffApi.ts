/** The only door to the counter's part of the backend: the generated endpoints with what their answers change. */
import { ALL } from './entityTags.ts';
import type { StaffEnvironment } from './staffBaseQuery.ts';
import {
  generatedApi,
  type GetStaffOrderApiResponse,
  type ListPicturesApiResponse,
} from './staff.gen.ts';

export * from './staff.gen.ts';

const upsertOrder = (number: string, value: GetStaffOrderApiResponse) =>
  generatedApi.util.upsertQueryEntries([{ endpointName: 'getStaffOrder', arg: { number }, value }]);

interface OrderWrite {
  readonly dispatch: (action: ReturnType<typeof upsertOrder>) => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: GetStaffOrderApiResponse | undefined }>;
  readonly extra: unknown;
}

/** Puts the order that a write answers with in place of the cached one, so that nothing waits for a further call. */
async function takeOrder(
  { number }: { readonly number: string },
  { dispatch, queryFulfilled, extra }: OrderWrite,
): Promise<void> {
  const { answerCache } = extra as StaffEnvironment;
  try {
    const { data } = await queryFulfilled;
    if (!data) return;
    dispatch(upsertOrder(number, data));
    await answerCache?.write(`/orders/${encodeURIComponent(number)}`, data);
  } catch {
    // Whoever sent it is told.
  }
}

const upsertPictures = (productId: string, value: ListPicturesApiResponse) =>
  generatedApi.util.upsertQueryEntries([
    { endpointName: 'listPictures', arg: { productId }, value },
  ]);

interface PictureWrite {
  readonly dispatch: (action: ReturnType<typeof upsertPictures>) => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: ListPicturesApiResponse | undefined }>;
}

/** As `takeOrder`, for the pictures of a product. */
async function takePictures(
  { productId }: { readonly productId: string },
  { dispatch, queryFulfilled }: PictureWrite,
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    if (data) dispatch(upsertPictures(productId, data));
  } catch {
    // Whoever sent it is told.
  }
}

const LISTS = [{ type: 'Order' as const, id: ALL }, 'Change' as const, 'Stock' as const];
const orderWrite = { invalidatesTags: () => LISTS, onQueryStarted: takeOrder };
/** What was refused is looked at again: somebody else has changed it. */
const pictureWrite = {
  invalidatesTags: (_pictures: unknown, error: unknown) =>
    error === undefined ? ['Change' as const] : ['Picture' as const],
  onQueryStarted: takePictures,
};
const contentWrite = { invalidatesTags: ['Content' as const, 'Change' as const] };
const orderList = { providesTags: LISTS.slice(0, 1) };

export const staffApi = generatedApi.enhanceEndpoints({
  endpoints: {
    searchOrders: orderList,
    listPackingSlots: orderList,
    getPackingList: orderList,
    findProducts: { providesTags: [], keepUnusedDataFor: 10 },
    getStaffOrder: {
      providesTags: (_order, _error, { number }) => [{ type: 'Order', id: number }],
      // One that was read before a write, and comes after the write's answer, is old.
      merge: (shown, read) => (shown && read && read.version < shown.version ? undefined : read),
    },
    listOrderSlots: { keepUnusedDataFor: 0 },
    changeOrderSlot: orderWrite,
    changeOrderAddress: orderWrite,
    confirmPayment: orderWrite,
    previewSlotStatus: { ...orderList, keepUnusedDataFor: 0 },
    // Each of its orders is read again.
    changeSlotStatus: { invalidatesTags: ['Order', 'Change'] },
    packLine: orderWrite,
    changeOrderStatus: orderWrite,
    refundOrder: orderWrite,
    settleRefund: orderWrite,
    addOrderNote: orderWrite,
    searchStaffProducts: { providesTags: ['Product'] },
    getStaffProduct: { providesTags: ['Product'] },
    addProduct: { invalidatesTags: ['Product', 'Change'] },
    saveProduct: { invalidatesTags: ['Product', 'Change'] },
    // Its page has been left by then; it must not be asked for again.
    deleteProduct: {
      invalidatesTags: ['Product', 'Collection', 'Stock', 'Review', 'Coupon', 'Content', 'Change'],
    },
    // Refused, too: then the values have changed meanwhile.
    changeProductValues: { invalidatesTags: ['Product', 'Stock', 'Change'] },
    correctStock: { invalidatesTags: ['Stock', 'Product', 'Change'] },
    publishReview: { invalidatesTags: ['Review', 'Change'] },
    hideReview: { invalidatesTags: ['Review', 'Change'] },
    replyToReview: { invalidatesTags: ['Review', 'Change'] },
    rejectReview: { invalidatesTags: ['Review', 'Change'] },
    addCoupon: { invalidatesTags: ['Coupon', 'Change'] },
    saveCoupon: { invalidatesTags: ['Coupon', 'Change'] },
    endCoupon: { invalidatesTags: ['Coupon', 'Change'] },
    deleteCoupon: { invalidatesTags: ['Coupon', 'Change'] },
    // Refused, too: then somebody else was faster.
    addContent: contentWrite,
    saveContentDraft: contentWrite,
    discardContentDraft: contentWrite,
    publishContent: contentWrite,
    unplanContent: contentWrite,
    unpublishContent: contentWrite,
    restoreContentVersion: contentWrite,
    listFailedMails: { providesTags: ['Message'] },
    sendMailAgain: { invalidatesTags: ['Message', 'Change'] },
    changeMessage: { invalidatesTags: ['Message', 'Change'] },
    addCurrency: { invalidatesTags: ['Currency', 'Change'] },
    saveCurrency: { invalidatesTags: ['Currency', 'Change'] },
    listDeliveryPlaces: { providesTags: [] },
    addDeliveryMethod: { invalidatesTags: ['Delivery', 'Change'] },
    // Refused, too: then it was changed meanwhile, or orders have taken more of it.
    saveDeliveryMethod: { invalidatesTags: ['Delivery', 'Change'] },
    changeDeliverySlot: { invalidatesTags: ['Delivery', 'Change'] },
    addCollection: { invalidatesTags: ['Collection', 'Product', 'Change'] },
    saveCollection: { invalidatesTags: ['Collection', 'Product', 'Change'] },
    deleteCollection: { invalidatesTags: ['Collection', 'Product', 'Change'] },
    // What is done elsewhere is a step, too, so that nothing of it is kept.
    getFirstSteps: { keepUnusedDataFor: 0 },
    saveShopDetails: { invalidatesTags: ['Shop', 'Session', 'Change'] },
    // It changes what every list shows.
    removeDemo: {
      invalidatesTags: [
        'Shop',
        'Session',
        'Product',
        'Collection',
        'Stock',
        'Review',
        'Coupon',
        'Content',
        'Delivery',
        'Currency',
        'Change',
      ],
    },
    setTaxRate: { invalidatesTags: ['Tax', 'Change'] },
    removeTaxRate: { invalidatesTags: ['Tax', 'Change'] },
    setClosedDay: { invalidatesTags: ['Delivery', 'Change'] },
    // Orders take of it all the time.
    listDeliverySlots: { keepUnusedDataFor: 0 },
    createImport: { invalidatesTags: [] },
    putImportPart: { invalidatesTags: [] },
    readImportHead: { providesTags: [] },
    previewImport: { providesTags: [] },
    startImport: { invalidatesTags: ['Import', 'Change'] },
    stopImport: { invalidatesTags: ['Import', 'Change'] },
    uploadPicture: { ...pictureWrite, invalidatesTags: ['Change'] },
    movePicture: pictureWrite,
    removePicture: pictureWrite,
    dismissUpload: pictureWrite,
    describePictures: pictureWrite,
    inviteMember: { invalidatesTags: ['Member', 'Change'] },
    changeMember: { invalidatesTags: ['Member', 'Change'] },
    readInvitation: { invalidatesTags: [] },
    getInvitationPasskeyOptions: { invalidatesTags: [] },
    getStaffPasskeyOptions: { invalidatesTags: [] },
    getStaffPasskeyRegistration: { invalidatesTags: [] },
    registerStaffPasskey: { invalidatesTags: ['Passkey', 'Session', 'Change'] },
    startStaffSecondFactor: { invalidatesTags: [] },
    confirmStaffSecondFactor: { invalidatesTags: ['SecondFactor', 'Change'] },
    removeStaffSecondFactor: { invalidatesTags: ['SecondFactor', 'Change'] },
    verifyStaffCode: { invalidatesTags: [] },
    // Its own tag beside the signed-in session, which stays.
    listStaffSessions: { providesTags: ['SecondFactor'] },
    endStaffSession: { invalidatesTags: ['SecondFactor', 'Change'] },
    removeMemberSecondFactor: { invalidatesTags: ['Member', 'Change'] },
    removeStaffPasskey: { invalidatesTags: ['Passkey', 'Change'] },
    // Only whoever is signed in is asked for again; the listeners see to the rest (session/listenToSession.ts).
    signOutStaff: { invalidatesTags: [] },
  },
});

export const {
  useGetStaffSessionQuery,
  useSignInStaffMutation,
  useReadInvitationMutation,
  useSetStaffPasswordMutation,
  useGetStaffPasskeyOptionsMutation,
  useSignInStaffWithPasskeyMutation,
  useGetInvitationPasskeyOptionsMutation,
  useAcceptInvitationWithPasskeyMutation,
  useListStaffPasskeysQuery,
  useGetStaffPasskeyRegistrationMutation,
  useRegisterStaffPasskeyMutation,
  useRemoveStaffPasskeyMutation,
  useVerifyStaffCodeMutation,
  useListStaffSessionsQuery,
  useEndStaffSessionMutation,
  useGetStaffSecondFactorQuery,
  useStartStaffSecondFactorMutation,
  useConfirmStaffSecondFactorMutation,
  useRemoveStaffSecondFactorMutation,
  useRemoveMemberSecondFactorMutation,
  useListMembersQuery,
  useInviteMemberMutation,
  useChangeMemberMutation,
  useInviteMemberAgainMutation,
  useSearchOrdersQuery,
  useGetStaffOrderQuery,
  useConfirmPaymentMutation,
  usePackLineMutation,
  useChangeOrderStatusMutation,
  useRefundOrderMutation,
  useSettleRefundMutation,
  useAddOrderNoteMutation,
  useFindProductsQuery,
  useSearchStaffProductsQuery,
  useGetStaffProductQuery,
  useAddProductMutation,
  useSaveProductMutation,
  useChangeProductValuesMutation,
  useListStaffCollectionsQuery,
  useListTaxRatesQuery,
  useSetTaxRateMutation,
  useRemoveTaxRateMutation,
  useListEditedCollectionsQuery,
  useAddCollectionMutation,
  useSaveCollectionMutation,
  useDeleteCollectionMutation,
  useListPackingSlotsQuery,
  useGetPackingListQuery,
  useListStockQuery,
  useGetProductStockQuery,
  useListStockMovementsQuery,
  useCorrectStockMutation,
  useListReviewsQuery,
  usePublishReviewMutation,
  useRejectReviewMutation,
  useListCouponsQuery,
  useGetCouponQuery,
  useAddCouponMutation,
  useSaveCouponMutation,
  useEndCouponMutation,
  useDeleteCouponMutation,
  useListContentQuery,
  useListContentChoicesQuery,
  useAddContentMutation,
  useGetStaffContentQuery,
  useSaveContentDraftMutation,
  useDiscardContentDraftMutation,
  usePublishContentMutation,
  useUnplanContentMutation,
  useUnpublishContentMutation,
  useListContentVersionsQuery,
  useGetContentVersionQuery,
  useRestoreContentVersionMutation,
  useReplyToReviewMutation,
  useListMessagesQuery,
  useChangeMessageMutation,
  useListStaffCurrenciesQuery,
  useAddCurrencyMutation,
  useSaveCurrencyMutation,
  useListStaffDeliveryMethodsQuery,
  useAddDeliveryMethodMutation,
  useSaveDeliveryMethodMutation,
  useListDeliveryPlacesQuery,
  useListDeliverySlotsQuery,
  useChangeDeliverySlotMutation,
  useListClosedDaysQuery,
  useSetClosedDayMutation,
  useGetSalesQuery,
  useListSellersQuery,
  useListMissedSearchesQuery,
  usePreviewSlotStatusQuery,
  useChangeSlotStatusMutation,
  useListImportsQuery,
  useCreateImportMutation,
  usePutImportPartMutation,
  useGetImportQuery,
  useReadImportHeadQuery,
  usePreviewImportQuery,
  useStartImportMutation,
  useStopImportMutation,
  useListPicturesQuery,
  useMovePictureMutation,
  useRemovePictureMutation,
  useDismissUploadMutation,
  useDescribePicturesMutation,
  useListChangesQuery,
  useListChangeAuthorsQuery,
} = staffApi;

/** The only entry to the staff API: generated endpoints with cache times and invalidation. */
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

async function cacheReturnedOrder(
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
    // The caller of the write handles the error.
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

async function cacheReturnedPictures(
  { productId }: { readonly productId: string },
  { dispatch, queryFulfilled }: PictureWrite,
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    if (data) dispatch(upsertPictures(productId, data));
  } catch {
    // The caller of the write handles the error.
  }
}

const LISTS = [{ type: 'Order' as const, id: ALL }, 'Change' as const, 'Stock' as const];
const orderWrite = { invalidatesTags: () => LISTS, onQueryStarted: cacheReturnedOrder };
/** Refetches the pictures after a rejection, as another member may have changed them. */
const pictureWrite = {
  invalidatesTags: (_pictures: unknown, error: unknown) =>
    error === undefined ? ['Change' as const] : ['Picture' as const],
  onQueryStarted: cacheReturnedPictures,
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
      merge: (shown, read) => (shown && read && read.version < shown.version ? undefined : read),
    },
    listOrderSlots: { keepUnusedDataFor: 0 },
    changeOrderSlot: orderWrite,
    changeOrderAddress: orderWrite,
    confirmPayment: orderWrite,
    previewSlotStatus: { ...orderList, keepUnusedDataFor: 0 },
    changeSlotStatus: { invalidatesTags: ['Order', 'Change'] },
    packLine: orderWrite,
    changeOrderStatus: orderWrite,
    refundOrder: orderWrite,
    settleRefund: orderWrite,
    addOrderNote: orderWrite,
    // Without a tag, deletion doesn't refetch the deleted customer.
    getStaffCustomer: { providesTags: [], keepUnusedDataFor: 0 },
    eraseCustomer: {
      invalidatesTags: ['Customer', 'Order', 'Message', 'Stock', 'Change'],
      async onQueryStarted(_args, { queryFulfilled, extra }) {
        try {
          await queryFulfilled;
          await (extra as StaffEnvironment).answerCache?.clear();
        } catch {
          // The caller of the write handles the error.
        }
      },
    },
    getStaffHome: { providesTags: [...LISTS, 'Message', 'Review'] },
    searchStaffProducts: { providesTags: ['Product'] },
    getStaffProduct: { providesTags: ['Product'] },
    addProduct: { invalidatesTags: ['Product', 'Change'] },
    saveProduct: { invalidatesTags: ['Product', 'Change'] },
    // The caller leaves the product's page first. Otherwise the deleted product would be refetched.
    deleteProduct: {
      invalidatesTags: ['Product', 'Collection', 'Stock', 'Review', 'Coupon', 'Content', 'Change'],
    },
    deleteProducts: {
      invalidatesTags: ['Product', 'Collection', 'Stock', 'Review', 'Coupon', 'Content', 'Change'],
    },
    // Invalidate also after a rejection, as the values have changed meanwhile.
    changeProductGroup: { invalidatesTags: ['Product', 'Collection', 'Tax', 'Change'] },
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
    // All lists show prices in the store's currency, and the session contains this currency.
    chooseStoreCurrency: {
      invalidatesTags: [
        'Currency',
        'Change',
        'Session',
        'Product',
        'Coupon',
        'Delivery',
        'Insight',
      ],
    },
    listDeliveryPlaces: { providesTags: [] },
    addDeliveryMethod: { invalidatesTags: ['Delivery', 'Change'] },
    // Invalidate also after a rejection: the values have changed, or new orders need more capacity.
    saveDeliveryMethod: { invalidatesTags: ['Delivery', 'Change'] },
    changeDeliverySlot: { invalidatesTags: ['Delivery', 'Change'] },
    addCollection: { invalidatesTags: ['Collection', 'Product', 'Change'] },
    saveCollection: { invalidatesTags: ['Collection', 'Product', 'Change'] },
    deleteCollection: { invalidatesTags: ['Collection', 'Product', 'Change'] },
    // Never cached, as members complete steps on other pages.
    getFirstSteps: { keepUnusedDataFor: 0 },
    // With the first key, the store details show the online payment option.
    saveGatewayKeys: { invalidatesTags: ['Shop', 'Change'] },
    removeGatewayKeys: { invalidatesTags: ['Shop', 'Change'] },
    testGateway: { invalidatesTags: [] },
    saveShopDetails: { invalidatesTags: ['Shop', 'Session', 'Change'] },
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
    saveTaxPolicy: { invalidatesTags: ['Tax', 'Change'] },
    addTaxClass: { invalidatesTags: ['Tax', 'Change'] },
    renameTaxClass: { invalidatesTags: ['Tax', 'Change'] },
    removeTaxClass: { invalidatesTags: ['Tax', 'Change'] },
    setTaxRate: { invalidatesTags: ['Tax', 'Change'] },
    removeTaxRate: { invalidatesTags: ['Tax', 'Change'] },
    setClosedDay: { invalidatesTags: ['Delivery', 'Change'] },
    // Never cached, as orders change the slots constantly.
    listDeliverySlots: { keepUnusedDataFor: 0 },
    createImport: { invalidatesTags: [] },
    putImportPart: { invalidatesTags: [] },
    // The columns of a file never change. The columns can’t be read during the file's check.
    readImportHead: { providesTags: [] },
    previewImport: { providesTags: [] },
    startImport: { invalidatesTags: ['Import', 'Change'] },
    importCustomers: { invalidatesTags: ['Customer', 'Change'] },
    checkImport: { invalidatesTags: ['Import'] },
    retryImportPictures: { invalidatesTags: ['Import'] },
    undoImport: { invalidatesTags: ['Import', 'Change'] },
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
    // Use a separate tag, so that the session of the signed-in member is not refetched.
    listStaffSessions: { providesTags: ['SecondFactor'] },
    endStaffSession: { invalidatesTags: ['SecondFactor', 'Change'] },
    removeMemberSecondFactor: { invalidatesTags: ['Member', 'Change'] },
    removeStaffPasskey: { invalidatesTags: ['Passkey', 'Change'] },
    // Listeners clear the cached data (session/listenToSession.ts).
    signOutStaff: { invalidatesTags: [] },
  },
});

export const {
  useGetStaffSessionQuery,
  useSignInStaffMutation,
  useReadInvitationMutation,
  useSetStaffPasswordMutation,
  useClaimShopMutation,
  useGetOwnerSetupQuery,
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
  useChangeProductGroupMutation,
  useListStaffCollectionsQuery,
  useChooseStoreCurrencyMutation,
  useGetReportQuery,
  useGetTaxesQuery,
  useSaveTaxPolicyMutation,
  useAddTaxClassMutation,
  useRenameTaxClassMutation,
  useRemoveTaxClassMutation,
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
  useImportCustomersMutation,
  useCheckImportMutation,
  useListImportPicturesQuery,
  useRetryImportPicturesMutation,
  useUndoImportMutation,
  useListImportChangesQuery,
  useStopImportMutation,
  useListPicturesQuery,
  useMovePictureMutation,
  useRemovePictureMutation,
  useDismissUploadMutation,
  useDescribePicturesMutation,
  useListGatewaysQuery,
  useSaveGatewayKeysMutation,
  useRemoveGatewayKeysMutation,
  useTestGatewayMutation,
  useListChangesQuery,
  useListChangeAuthorsQuery,
} = staffApi;

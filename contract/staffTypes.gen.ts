// Written by `npm run generate` from contract/staff.yaml. Do not edit.
export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signed-in staff member and their permissions */
        get: operations["getStaffSession"];
        put?: never;
        /** Sign in with a password; rate-limited by address and account */
        post: operations["signInStaff"];
        /** Sign out of this session */
        delete: operations["signOutStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to set a new password; same answer for unknown addresses; rate-limited */
        post: operations["requestStaffPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passkey challenge for sign-in or reauthentication; single use, valid for five minutes */
        post: operations["getStaffPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey; rate-limited by address */
        post: operations["signInStaffWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete the sign-in when `second_factor` is `code`; rate-limited by address and account */
        post: operations["verifyStaffCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member’s sessions */
        get: operations["listStaffSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End another session of the member */
        delete: operations["endStaffSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status of two-factor authentication */
        get: operations["getStaffSecondFactor"];
        put?: never;
        /** Enable two-factor authentication with the first code; sends a confirmation email */
        post: operations["confirmStaffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/second-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an authenticator secret and recovery codes; valid for one hour until confirmed */
        post: operations["startStaffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable two-factor authentication; requires reauthentication and sends an email */
        post: operations["removeStaffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member’s passkeys */
        get: operations["listStaffPasskeys"];
        put?: never;
        /** Add a passkey; sends a confirmation email */
        post: operations["registerStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for creating a passkey; requires reauthentication */
        post: operations["getStaffPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{passkey_id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey; requires reauthentication and sends an email */
        post: operations["removeStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Member that an invitation or password reset link belongs to */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for creating a passkey with an invitation or password reset link */
        post: operations["getInvitationPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey with a link, end other sessions, send an email and sign in */
        post: operations["acceptInvitationWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a password with a link, end other sessions, send an email and sign in */
        post: operations["setStaffPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the shop waits for its first owner */
        get: operations["getOwnerSetup"];
        put?: never;
        /** Add the first owner with the link that the shop printed at its start, and sign in */
        post: operations["claimShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all staff members, including inactive ones */
        get: operations["listMembers"];
        put?: never;
        /** Add a staff member and email a password link that is valid for three days */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name, role or active status of a member; the last active owner is protected */
        patch: operations["changeMember"];
        trace?: never;
    };
    "/members/{member_id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reset a member's authenticator app, recovery codes and passkeys, end their sessions and send an email;
         *     requires a recent sign-in
         */
        delete: operations["removeMemberSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{member_id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a new password link; earlier links expire */
        post: operations["inviteMemberAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tasks that the member may do, without those that are done */
        get: operations["getStaffHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders, one page at a time */
        get: operations["searchOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /** Get an order with all its details */
        get: operations["getStaffOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        /** Correct the delivery address within its region; 409 once dispatched */
        put: operations["changeOrderAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/slot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /** Other available time slots of the delivery method; empty if none or already dispatched */
        get: operations["listOrderSlots"];
        /** Move the order to another time slot and send an email; 409 if full */
        put: operations["changeOrderSlot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a payment that was due and send an email */
        post: operations["confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/lines/{line_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
                line_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Set the packed quantity of a line and its substitute */
        put: operations["packLine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        /** Pack, dispatch, deliver or cancel an order; cancelling also requires orders.manage */
        put: operations["changeOrderStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue a full or partial refund; the customer is emailed once it is sent */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/refunds/{refund_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
                refund_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Mark a due refund as sent and send an email */
        put: operations["settleRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an internal note */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find substitutes for a product by search text or barcode; without a text, the most similar products */
        get: operations["findProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products with cursor pagination */
        get: operations["searchStaffProducts"];
        put?: never;
        /** Create a product; its path is derived from the English name */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: string;
            };
            cookie?: never;
        };
        /** Get a product with all editable values */
        get: operations["getStaffProduct"];
        /**
         * Update a product except images and the stock of existing variants; 409 if changed since `version`
         * @description `errors` contains form fields; texts have a language suffix (`name_fr`), nutrition fields use their own name.
         */
        put: operations["saveProduct"];
        post?: never;
        /** Delete a product permanently; existing orders are unaffected */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete products permanently, skipping deleted ones; existing orders are unaffected */
        post: operations["deleteProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the price, sale price or stock of one or more products atomically
         * @description Stock also requires `stock.correct`. `from` contains the displayed value. 409 without changes if the current value is
         *     neither `from` nor `to`. `errors` of a problem are keyed by product id.
         */
        put: operations["changeProductValues"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move products to a collection or tax class, all or none; 409 if one is gone */
        put: operations["changeProductGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all collections, including empty ones */
        get: operations["listStaffCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all collections with editable values and product counts */
        get: operations["listEditedCollections"];
        put?: never;
        /** Create a collection; its path is derived from the English name */
        post: operations["addCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/collections/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Update the changed texts and position of a collection; its path is unchanged */
        put: operations["saveCollection"];
        post?: never;
        /** Delete an empty collection */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List time slots with orders to pack or dispatch, including overdue ones, with counts */
        get: operations["listPackingSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview dispatching or delivering all orders of a time slot */
        get: operations["previewSlotStatus"];
        put?: never;
        /** Dispatch or deliver all eligible orders atomically */
        post: operations["changeSlotStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packing-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Placed and packed orders of a time slot with full details, for printing lists and labels */
        get: operations["getPackingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products by stock level, back-in-stock requests or search text */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Get the stock of a product */
        get: operations["getProductStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{product_id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Stock history of a product, latest first */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{product_id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adjust the stock by a difference or a shelf count */
        post: operations["correctStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pending reviews, oldest first, or published reviews, latest first */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{review_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a pending review */
        delete: operations["rejectReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{review_id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a pending review and include it in the rating */
        post: operations["publishReview"];
        /** Unpublish a review; it becomes pending again and keeps its reply */
        delete: operations["hideReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List coupons, latest first */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Create a coupon; the code is converted to upper case
         * @description `errors` contains the code and fields of `values`.
         */
        post: operations["addCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        /** Get a coupon with all editable values */
        get: operations["getCoupon"];
        /**
         * Update a coupon except its code; 409 if changed since `version`
         * @description `errors` contains fields of `values`.
         */
        put: operations["saveCoupon"];
        post?: never;
        /** Delete an unused coupon */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{code}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivate a coupon; no effect if already ended */
        post: operations["endCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the home page, main menu, footer, information pages and blog posts, last edited first */
        get: operations["listContent"];
        put?: never;
        /** Create a draft page or post; its path is derived from the English title */
        post: operations["addContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags and images available to pages and posts */
        get: operations["listContentChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a tag for posts; its path is derived from the English name. The shop shows only used tags */
        post: operations["addContentTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a JPEG, PNG, WebP or AVIF image of at most 20 MiB for content
         * @description The format is detected from the content, not the name or type. The image is processed in the background, then listed
         *     among the choices. It is removed after one week without references. Identical files share one image.
         */
        post: operations["uploadContentPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-pictures/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                upload_id: string;
            };
            cookie?: never;
        };
        /** Processing status of an uploaded image */
        get: operations["getContentPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        /** Get the draft of a page or post, or the published version if no draft exists */
        get: operations["getStaffContent"];
        /**
         * Save the draft without publishing; 409 if changed since `version`
         * @description `errors` contains form fields; texts have a language suffix (`title_fr`). A scheduled publication is kept.
         */
        put: operations["saveContentDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{handle}/draft": {
        parameters: {
            query: {
                /** @description Version of the draft to discard; 409 if it differs */
                version: string;
            };
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Discard the draft; the published version is unchanged */
        delete: operations["discardContentDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{handle}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish the draft now or at a scheduled time; 409 if it differs from `version` */
        post: operations["publishContent"];
        /** Cancel scheduled publication; the draft is kept */
        delete: operations["unplanContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{handle}/shown": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unpublish a page or post; its content becomes a version, and the draft if none exists */
        delete: operations["unpublishContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{handle}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        /** List published versions, latest first */
        get: operations["listContentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{handle}/versions/{version_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
                version_id: components["parameters"]["ContentVersionId"];
            };
            cookie?: never;
        };
        /** Get an earlier version with its full content */
        get: operations["getContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{handle}/versions/{version_id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
                version_id: components["parameters"]["ContentVersionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier version as the draft; 409 if the current one differs from `version` */
        post: operations["restoreContentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all delivery methods, including inactive ones */
        get: operations["listStaffDeliveryMethods"];
        put?: never;
        /** Add a delivery method */
        post: operations["addDeliveryMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/methods/{method_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                method_id: components["parameters"]["MethodId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a delivery method and its windows
         * @description Upcoming time slots follow their windows unless they have orders or were changed individually. Time slots with orders
         *     are kept; they close if their window is deleted.
         */
        put: operations["saveDeliveryMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List country codes, and the zones of selected countries */
        get: operations["listDeliveryPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List upcoming time slots and their bookings */
        get: operations["listDeliverySlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/slots/{slot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slot_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the capacity of a time slot or close it; not below the number of booked orders */
        patch: operations["changeDeliverySlot"];
        trace?: never;
    };
    "/delivery/closed-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List closed delivery days from today on */
        get: operations["listClosedDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/closed-days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description In the shop’s time zone, from today to one year ahead */
                day: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Close or reopen all time slots of a day; existing orders keep their time slots */
        put: operations["setClosedDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the shop’s contact and payment details */
        get: operations["getShopDetails"];
        /** Update the shop details; 409 if changed since `version` */
        put: operations["saveShopDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Setup checklist for a new shop */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the demo content; orders and content written by staff are kept */
        delete: operations["removeDemo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the tax policy and the tax classes with their current and planned rates */
        get: operations["getTaxes"];
        /** Set the shop’s tax registration and how prices are taxed; existing orders stay unchanged */
        put: operations["saveTaxPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a tax class */
        post: operations["addTaxClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-classes/{class_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Rename a tax class */
        put: operations["renameTaxClass"];
        post?: never;
        /** Delete a tax class that no product and no delivery has */
        delete: operations["removeTaxClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-classes/{class_id}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Schedule a rate for a place from the start of a day; existing orders keep their rate */
        put: operations["setTaxRate"];
        post?: never;
        /** Cancel a planned rate, or end the current rate of a country or region */
        delete: operations["removeTaxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the online payment providers and where their keys come from */
        get: operations["listGateways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-gateways/{gateway}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gateway: components["parameters"]["Gateway"];
            };
            cookie?: never;
        };
        get?: never;
        /** Replace the keys of a payment provider; needs a recent sign-in */
        put: operations["saveGatewayKeys"];
        post?: never;
        /** Remove the entered keys of a payment provider; needs a recent sign-in */
        delete: operations["removeGatewayKeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-gateways/{gateway}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gateway: components["parameters"]["Gateway"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a payment provider whether it accepts the keys; charges nothing */
        post: operations["testGateway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store-currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the currency of prices; 409 once there are orders */
        put: operations["chooseStoreCurrency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all currencies, including inactive ones */
        get: operations["listStaffCurrencies"];
        put?: never;
        /** Add a display currency */
        post: operations["addCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Update the changed fields of a currency; only the position of the base currency can change */
        put: operations["saveCurrency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{review_id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set the public reply to a published review; an empty text removes it */
        put: operations["replyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contact messages; open ones oldest first, answered ones latest first */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List emails that failed in the last week, latest first */
        get: operations["listFailedMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-mails/{mail_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a failed email */
        post: operations["sendMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                message_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the answered status and staff note of a message */
        patch: operations["changeMessage"];
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers with an account, latest first, one page at a time */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        /** Get a customer with the saved addresses */
        get: operations["getStaffCustomer"];
        put?: never;
        post?: never;
        /** Delete a customer with all personal data; orders become anonymous. Requires a recent sign-in */
        delete: operations["eraseCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customer_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        /**
         * Export all stored data of a customer as a JSON file; requires a recent sign-in. The download is recorded in
         *     the activity log
         */
        get: operations["exportCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/alerts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export back-in-stock requests as a file; the download is recorded in the activity log */
        get: operations["exportStockAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a table as a file; the download is recorded in the activity log */
        get: operations["exportTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments, refunds, taxes and deliveries between two days */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily sales, comparison with last week, and abandoned carts */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Best and worst selling products */
        get: operations["listSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop searches without results */
        get: operations["listMissedSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the catalogue as a file that can be reimported without changes */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recent imports */
        get: operations["listImports"];
        put?: never;
        /** Start a file upload; replaces the member’s previous draft */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** Get the progress of an import */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Stop an import and keep the rows already written; a draft is deleted */
        delete: operations["stopImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/parts/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
                position: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Upload a part of the file, at most 1 MiB; resending a part replaces it */
        put: operations["putImportPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/head": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** Columns, first rows and suggested mapping of an uploaded file */
        get: operations["readImportHead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the customers of an uploaded list of another shop, and discard the file. Existing accounts stay unchanged */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the import of the first ten rows */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the import in the background; only one import runs at a time */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the progress of pictures that imports fetch by their addresses */
        get: operations["listImportPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-pictures/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch all failed pictures again */
        post: operations["retryImportPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count in the background what the import would change, without changing it */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove in the background what the import added, and restore what it changed
         * @description Values changed since stay. Products ordered since are archived
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** List what the import changed, or would change after a check */
        get: operations["listImportChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** Download the rejected rows as a file */
        get: operations["listRejectedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** List a product’s images and pending uploads */
        get: operations["listPictures"];
        put?: never;
        /**
         * Upload a JPEG, PNG, WebP or AVIF image of at most 20 MiB; processed in the background
         * @description The format is detected from the content, not the name or type. The processed image is added last; duplicates of
         *     existing or pending images are ignored.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}/pictures/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
                picture: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Move a product image; the others keep their order */
        put: operations["movePicture"];
        post?: never;
        /** Remove an image from a product; unreferenced files are deleted after one week */
        delete: operations["removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}/picture-uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
                upload_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Dismiss a failed upload */
        delete: operations["dismissUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}/picture-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the alternative texts of a product’s images
         * @description 409 without changes if the current texts differ from `from`.
         */
        put: operations["describePictures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activity log, latest first; includes reads of customer data (`read`) on request */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List members with changes in the activity log, by name */
        get: operations["listChangeAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ProductPictures: {
            /** @description Product name */
            name: string;
            handle: string;
            /** @description In display order; the first is the thumbnail in lists */
            pictures: components["schemas"]["ProductPicture"][];
            uploads: components["schemas"]["PictureUpload"][];
            text: components["schemas"]["PictureText"];
        };
        ProductPicture: {
            id: string;
            picture: components["schemas"]["Picture"];
        };
        /** @description Same as in the shop contract */
        Picture: {
            /** @description Contains the placeholders {width} and {format} */
            url: string;
            widths: number[];
            formats: string[];
            width: number;
            height: number;
            alt: string;
            color: string;
        };
        PictureUpload: {
            id: string;
            file_name: string;
            /** @enum {string} */
            state: "waiting" | "failed";
            /** @description Readable message; null while pending */
            failure: string | null;
        };
        /** @description By language; null if the product has no texts in it */
        PictureText: {
            en: string | null;
            fr: string | null;
        };
        PictureTextForm: {
            from: components["schemas"]["PictureText"];
            to: components["schemas"]["PictureText"];
        };
        PictureMove: {
            /** @description 0 is first */
            position: number;
        };
        Problem: {
            /** @description Problem type URI: `sign-in-again` if a recent sign-in is required, otherwise about:blank */
            type: string;
            title: string;
            status: number;
            /** @description Readable message in the requested language */
            detail: string;
            /** @description Error message by field */
            errors?: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        Role: "owner" | "manager" | "packer" | "support" | "editor";
        /** @enum {string} */
        Permission: "home.read" | "orders.read" | "orders.pack" | "orders.manage" | "products.read" | "products.manage" | "stock.read" | "stock.correct" | "products.import" | "offers.manage" | "reviews.manage" | "content.manage" | "delivery.manage" | "currencies.manage" | "messages.manage" | "customers.read" | "customers.manage" | "lists.export" | "recordings.read" | "insight.read" | "changes.read" | "staff.manage" | "shop.manage";
        /** @enum {string} */
        OrderStatus: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
        /** @enum {string} */
        PaymentState: "due" | "pending" | "paid" | "failed" | "cancelled" | "refund_due" | "refunded" | "held";
        /** @enum {string} */
        ChangeSubject: "order" | "product" | "collection" | "review" | "coupon" | "content" | "import" | "member" | "session" | "delivery" | "slot" | "currency" | "tax" | "message" | "customer" | "list" | "shop" | "read";
        SignInForm: {
            email: string;
            password: string;
        };
        PasswordLinkForm: {
            email: string;
        };
        InvitationForm: {
            code: string;
        };
        Invitation: {
            name: string;
            email: string;
        };
        OwnerSetup: {
            is_open: boolean;
        };
        OwnerSetupForm: {
            code: string;
            name: string;
            email: string;
            password: string;
        };
        StaffPasswordForm: {
            code: string;
            password: string;
        };
        /** @description Password, or passkey response to the options of getStaffPasskeyOptions */
        StaffProof: {
            password?: string;
            credential?: string;
        };
        StaffPasskeySignInForm: {
            /** @description Browser response as JSON */
            credential: string;
        };
        StaffPasskeyForm: {
            /** @description Browser response as JSON */
            credential: string;
            name?: string;
        };
        InvitationPasskeyForm: {
            code: string;
            /** @description Browser response as JSON */
            credential: string;
        };
        PasskeyOptions: {
            options: {
                [key: string]: unknown;
            };
        };
        Passkey: {
            passkey_id: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            /** @description Timestamp; empty if never used */
            last_used_at: string;
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description `shop_logo` is omitted if the shop has no logo */
        StaffSession: {
            /**
             * @description Until `done`, the session has no permissions. `code` requires verifyStaffCode, `passkey` a passkey sign-in, `setup`
             *     adding an authenticator app or a passkey
             * @enum {string}
             */
            second_factor: "done" | "code" | "passkey" | "setup";
            /** @description Failed sign-in attempts since the previous sign-in */
            failed_attempts: number;
            /**
             * Format: date-time
             * @description End of the recent sign-in period; later, sensitive operations answer 401 with type `sign-in-again`
             */
            recent_until: string;
            /** @description Empty if not set */
            shop_name: string;
            shop_logo?: components["schemas"]["Picture"];
            /** @description The store’s currency, in which amounts are */
            currency: {
                code: string;
                symbol: string;
                decimal: number;
            };
            /** @description IANA name of the shop’s time zone, used to display times */
            time_zone: string;
            /** @description Low stock threshold in units, inclusive */
            low_stock: number;
            /** @description Barcode patterns printed by the shop’s scales */
            scale_codes: string[];
            member: components["schemas"]["SignedInMember"];
            permissions: components["schemas"]["Permission"][];
            /** @description Value of the X-CSRF-Token header for writes */
            csrf_token: string;
        };
        StaffCodeForm: {
            /** @description Authenticator code or recovery code */
            code: string;
        };
        StaffSecondFactor: {
            is_on: boolean;
            /** @description UTC; empty if disabled */
            since: string;
            recovery_codes_left: number;
        };
        StaffSecondFactorSecrets: {
            /** @description `otpauth:` URI */
            secret: string;
            recovery_codes: string[];
        };
        StaffSessionList: {
            sessions: components["schemas"]["StaffSessionEntry"][];
        };
        StaffSessionEntry: {
            session_id: string;
            /** @description Empty if unknown */
            browser: string;
            /** @description Empty if unknown */
            system: string;
            /** Format: date-time */
            started_at: string;
            /**
             * Format: date-time
             * @description Accurate to a few minutes
             */
            last_used_at: string;
            is_current: boolean;
        };
        SignedInMember: {
            id: string;
            name: string;
            email: string;
            role: components["schemas"]["Role"];
        };
        Member: {
            id: string;
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            /** @description Can sign in */
            is_active: boolean;
            /** @description Gets an email about each new order */
            order_mail: boolean;
            /** @description Has not set a password or passkey yet */
            is_invited: boolean;
            /** @description Has an authenticator app or a passkey */
            has_second_factor: boolean;
            /** Format: date-time */
            last_seen: string | null;
        };
        MemberList: {
            members: components["schemas"]["Member"][];
        };
        MemberForm: {
            name: string;
            email: string;
            role: components["schemas"]["Role"];
        };
        MemberChange: {
            name?: string;
            role?: components["schemas"]["Role"];
            is_active?: boolean;
            order_mail?: boolean;
        };
        OrderPage: {
            /** @description Total number, capped at 10000 */
            total: number;
            orders: components["schemas"]["OrderRow"][];
        };
        OrderRow: {
            number: string;
            /** @description Number for people, such as 1042 */
            short_number: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            placed: string;
            name: string;
            email: string;
            phone: string;
            city: string;
            delivery: string;
            /** Format: date-time */
            slot_starts: string | null;
            /** Format: date-time */
            slot_ends: string | null;
            units: number;
            packed_units: number;
            total: number;
            total_text: string;
            payment: components["schemas"]["PaymentState"];
            payment_name: string;
        };
        /** @description An invoice or credit note */
        InvoiceLink: {
            /**
             * @description Kind of document
             * @enum {string}
             */
            kind: "invoice" | "credit-note";
            /** @description Such as 26-27/00001 */
            number: string;
            /** @description Path of the PDF; it opens without a session */
            path: string;
        };
        StaffOrder: {
            number: string;
            /** @description Number for people, such as 1042 */
            short_number: string;
            /** @description Increases with each change */
            version: number;
            status: components["schemas"]["OrderStatus"];
            /** @description Allowed next statuses */
            next: components["schemas"]["OrderStatus"][];
            /** Format: date-time */
            placed: string;
            language: string;
            /** @description Empty if the order is anonymized */
            email: string;
            is_guest: boolean;
            /** @description Whether the customer receives emails; guests must first open a confirmation link */
            is_written_to: boolean;
            /** @description As entered; has the fields of the storefront OrderAddress */
            address: {
                [key: string]: string;
            };
            delivery: string;
            /** Format: date-time */
            slot_starts: string | null;
            /** Format: date-time */
            slot_ends: string | null;
            shopper_note: string;
            lines: components["schemas"]["StaffOrderLine"][];
            totals: components["schemas"]["TotalRow"][];
            /** @description Amount charged: the agreed total, or the packed total once packed */
            total: number;
            total_text: string;
            /** @description Total when the order was placed */
            agreed_total: number;
            agreed_total_text: string;
            /** @description Total of the packed quantities; lines not yet picked count in full */
            box_total: number;
            box_total_text: string;
            /** @description Amount received, before refunds */
            paid: number;
            /** @description Amount that can still be refunded */
            refundable: number;
            /** @description In the store’s currency, whatever the customer’s */
            refundable_text: string;
            payment: components["schemas"]["PaymentState"];
            payment_name: string;
            /** @description Payment is required before packing; not a cash on delivery order */
            is_unpaid: boolean;
            /** @description Amount due on delivery for the packed items; null if nothing is due */
            to_collect_text: string | null;
            currency?: components["schemas"]["OrderCurrency"];
            can_confirm_payment: boolean;
            /** @description All payment attempts, oldest first */
            payments: components["schemas"]["OrderPayment"][];
            /** @description Invoice and credit notes, oldest first; empty before dispatch */
            invoices: components["schemas"]["InvoiceLink"][];
            refunds: components["schemas"]["Refund"][];
            timeline: components["schemas"]["OrderEvent"][];
            notes: components["schemas"]["OrderNote"][];
        };
        /** @description Display currency when the order was placed */
        OrderCurrency: {
            code: string;
            symbol: string;
            /** @description Units per unit of the store’s currency */
            value: number;
            /** @description Decimal places displayed */
            decimal: number;
        };
        StaffOrderLine: {
            id: string;
            /** @description Null if the product was deleted */
            product_id: string | null;
            handle: string;
            /** @description Scannable code; empty if none */
            barcode: string;
            name: string;
            option: components["schemas"]["LineOption"][];
            image: string;
            /** @description Quantity ordered */
            quantity: number;
            /** @description Quantity packed; null if not yet picked */
            packed_quantity: number | null;
            /** @description Weight of one unit in grams; null if not sold by weight */
            weight_step: number | null;
            /** @description Weight packed in grams; null if not weighed */
            weight: number | null;
            price: number;
            price_text: string;
            /** @description Total of the packed quantity, or the ordered quantity if not yet picked */
            total: number;
            total_text: string;
            /** @enum {string} */
            substitution: "none" | "similar" | "ask";
            /** @description Id of the line this one replaces */
            replaces: string | null;
        };
        LineOption: {
            name: string;
            value: string;
        };
        TotalRow: {
            code: string;
            title: string;
            text: string;
        };
        OrderPayment: {
            id: string;
            method_name: string;
            /** @description Payment provider reference; empty for payments outside the shop */
            reference: string;
            amount: number;
            amount_text: string;
            state: components["schemas"]["PaymentState"];
            /**
             * Format: date-time
             * @description When the refund was created
             */
            made: string;
        };
        Refund: {
            id: string;
            amount: number;
            amount_text: string;
            /** @enum {string} */
            reason: "short" | "cancelled" | "goodwill" | "double";
            note: string;
            /** @enum {string} */
            state: "due" | "done";
            /** @description Refund failure reason from the payment provider; empty if none */
            failure: string;
            /** @description True while the provider processes the refund; do not pay it manually */
            is_sending: boolean;
            /** Format: date-time */
            made: string;
            /**
             * Format: date-time
             * @description When the refund was sent; null if pending or unknown
             */
            settled: string | null;
        };
        OrderEvent: {
            /** @enum {string} */
            status: "placed" | "paid" | "packed" | "dispatched" | "delivered" | "cancelled" | "disputed";
            /** Format: date-time */
            at: string;
        };
        OrderNote: {
            by: string;
            /** Format: date-time */
            at: string;
            text: string;
        };
        PackedLineForm: {
            /** @description Null resets the quantity. Ignored if a weight is given */
            packed_quantity: number | null;
            /** @description Weight in grams of goods sold by weight */
            weight?: number;
            /** @description Acceptable current weights; 409 if the current value differs. Omit to skip the check */
            weight_from?: (number | null)[];
            /** @description Acceptable current packed quantities; 409 if the current value differs. Omit to skip the check */
            from?: (number | null)[];
            /** @description Substitute for the missing quantity; null removes it and restocks the product, omitted leaves it unchanged */
            replacement?: {
                product_id: string;
                quantity: number;
            } | null;
            /** @description Expected substitute line id, null if none; 409 if it differs. Omit to skip the check */
            replacement_from?: string | null;
        };
        /** @description Address fields to change; omitted fields are unchanged */
        OrderAddressForm: {
            firstname?: string;
            lastname?: string;
            telephone?: string;
            address_1?: string;
            address_2?: string;
            city?: string;
            postcode?: string;
        };
        OrderSlotList: {
            slots: {
                slot_id: string;
                /** Format: date-time */
                starts: string;
                /** Format: date-time */
                ends: string;
                /** @description Remaining capacity in orders */
                left: number;
            }[];
        };
        OrderStatusForm: {
            /** @enum {string} */
            status: "packed" | "dispatched" | "delivered" | "cancelled";
        };
        RefundForm: {
            /** @description In the store’s currency, at most two decimals */
            amount: number;
            note?: string;
        };
        NoteForm: {
            text: string;
        };
        ProductList: {
            pack?: components["schemas"]["PackSize"];
            products: components["schemas"]["FoundProduct"][];
        };
        /** @description Contents of one unit */
        PackSize: {
            amount: number;
            /** @enum {string} */
            measure: "g" | "ml" | "piece";
        };
        FoundProduct: {
            product_id: string;
            name: string;
            barcode: string;
            image: string;
            /** @description In the store’s currency */
            price: number;
            stock: number;
            pack?: components["schemas"]["PackSize"];
        };
        /** @enum {string} */
        StockLevel: "in" | "low" | "out";
        /** @enum {string} */
        ProductSort: "newest" | "price" | "stock" | "relevance";
        ProductCursor: string;
        ProductPage: {
            /** @description Number of matches, capped at 10,000 */
            total: number;
            /** @description Whether there are more matches than the cap */
            has_more: boolean;
            /** @description `after` cursor of the next page; null on the last page */
            next: string | null;
            /** @description `before` cursor of the previous page; null on the first page */
            previous: string | null;
            products: components["schemas"]["ProductRow"][];
        };
        ProductRow: {
            product_id: string;
            handle: string;
            name: string;
            brand: string;
            image: string;
            collection: components["schemas"]["StaffCollection"];
            /** @description Regular price */
            price: number;
            price_text: string;
            /** @description Sale price, including outside its dates */
            special: number | null;
            /** @description Sale price as text; empty if none */
            special_text: string;
            /** Format: date-time */
            special_from: string | null;
            /** Format: date-time */
            special_until: string | null;
            stock: number;
            /** @description Empty if none */
            barcode: string;
            status: components["schemas"]["ProductStatus"];
            /** @description Number of variants, whose prices and stock count instead */
            variants: number;
        };
        /**
         * @description `draft`: for staff only; `hidden`: sold, but in no list; `archived`: no longer sold
         * @enum {string}
         */
        ProductStatus: "draft" | "active" | "hidden" | "archived";
        StaffProduct: {
            product_id: string;
            /** @description Path of the product page; unchanged by renaming */
            handle: string;
            /** @description Changes whenever `values` change */
            version: string;
            stock: number;
            variants: components["schemas"]["VariantStock"][];
            /** @description Image URLs, thumbnail first */
            images: string[];
            values: components["schemas"]["ProductValues"];
            /** @description Other products with the same barcode */
            same_code: {
                product_id: string;
                name: string;
            }[];
        };
        ProductForm: {
            /** @description Version the changes are based on */
            version: string;
            values: components["schemas"]["ProductValues"];
        };
        NewProductForm: {
            stock: number;
            values: components["schemas"]["ProductValues"];
        };
        ProductValues: {
            status: components["schemas"]["ProductStatus"];
            /**
             * Format: date-time
             * @description Time at which a draft becomes active; null for all others
             */
            publish_at: string | null;
            /** @description Collection handle */
            collection: string;
            brand: string;
            barcode: string;
            tax_class_id: string;
            /** @description HSN or another code for invoices; empty if none */
            tax_code: string;
            price: number;
            special: number | null;
            /**
             * Format: date-time
             * @description Start of the sale price; null for immediately
             */
            special_from: string | null;
            /**
             * Format: date-time
             * @description End of the sale price; null for no end
             */
            special_until: string | null;
            /** @description Minimum order quantity */
            minimum: number;
            /** @description Contents of one unit; null if unknown */
            unit_amount: number | null;
            /**
             * @description Ignored without an amount
             * @enum {string}
             */
            unit_measure: "g" | "ml" | "piece";
            /** @description Drained weight in grams, for goods in liquid */
            drained_amount: number | null;
            /** @description Null if not specified */
            allergens: components["schemas"]["Allergen"][] | null;
            may_contain: components["schemas"]["Allergen"][];
            marks: components["schemas"]["DietMark"][];
            nutrition: components["schemas"]["Nutrition"];
            texts: {
                en: components["schemas"]["ProductText"];
                fr: components["schemas"]["ProductText"];
            };
            options: components["schemas"]["OptionForm"][];
            sku: string;
            /** @description False for goods that never run out; true with variants */
            is_stock_counted: boolean;
            /** @description URL slug. Empty keeps it, or makes one from the name. Old URLs redirect */
            handle: string;
            /** @description Whether sold in steps of the net quantity in grams and weighed at packing */
            is_weighed: boolean;
            variants: components["schemas"]["VariantForm"][];
        };
        /** @description All empty if there is no translation; the shop then shows English */
        ProductText: {
            name: string;
            /** @description HTML, sanitized */
            description: string;
            /** @description HTML, sanitized */
            ingredients: string;
            /** @description Specific nuts and cereals */
            allergen_names: string;
            picture_alt: string;
            /** @description Additional search terms */
            keywords: string;
            /** @description Title for search engines; empty for the name */
            meta_title: string;
            /** @description Description for search engines; empty for the beginning of the description */
            meta_description: string;
        };
        OptionForm: {
            /** @description Null for a new option */
            id: string | null;
            /** @enum {string} */
            type: "select" | "radio" | "checkbox" | "image" | "text";
            required: boolean;
            /** @description True if the values choose a variant of the product */
            is_variant: boolean;
            name: components["schemas"]["OptionName"];
            values: components["schemas"]["OptionValueForm"][];
        };
        VariantForm: {
            /** @description Null for a new variant */
            id: string | null;
            /** @description Position of the value in each option with `is_variant` */
            choice: number[];
            price: number;
            special: number | null;
            sku: string;
            barcode: string;
            /** @description Contents of one unit; null if unknown */
            unit_amount: number | null;
            /** @enum {string} */
            unit_measure: "g" | "ml" | "piece";
            is_stock_counted: boolean;
            /** @description First stock of a new variant; ignored for others */
            stock?: number;
        };
        VariantStock: {
            variant_id: string;
            stock: number;
        };
        OptionValueForm: {
            /** @description Null for a new value */
            id: string | null;
            name: components["schemas"]["OptionName"];
            /** @description Added to the product price */
            price: number;
            is_default: boolean;
        };
        OptionName: {
            en: string;
            /** @description Empty to use English */
            fr: string;
        };
        /** @enum {string} */
        DietMark: "vegetarian" | "vegan" | "organic";
        /** @enum {string} */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        /** @description Declared values per 100 g or 100 ml */
        Nutrition: {
            energy_kj?: number;
            energy_kcal?: number;
            fat?: number;
            saturates?: number;
            trans_fat?: number;
            monounsaturates?: number;
            polyunsaturates?: number;
            cholesterol_mg?: number;
            carbohydrate?: number;
            sugars?: number;
            added_sugars?: number;
            polyols?: number;
            starch?: number;
            fibre?: number;
            protein?: number;
            salt?: number;
            sodium_mg?: number;
        } | null;
        /** @enum {string} */
        ProductField: "price" | "special" | "stock";
        ProductValuesForm: {
            field: components["schemas"]["ProductField"];
            changes: components["schemas"]["ProductValueChange"][];
        };
        /** @description Amounts with at most two decimals, or stock units; null for no sale price */
        ProductValueChange: {
            product_id: string;
            from: number | null;
            to: number | null;
        };
        ProductGroupForm: {
            /** @enum {string} */
            field: "collection" | "tax_class_id" | "status";
            /** @description Handle of the collection, tax class id, or status */
            value: string;
            product_ids: components["schemas"]["ProductIds"];
        };
        ProductDeletionForm: {
            product_ids: components["schemas"]["ProductIds"];
        };
        ProductIds: string[];
        ChangedProducts: {
            products: components["schemas"]["ProductRow"][];
        };
        StaffCollection: {
            handle: string;
            name: string;
        };
        StaffCollectionList: {
            collections: components["schemas"]["StaffCollection"][];
        };
        SlotList: {
            slots: components["schemas"]["PackingSlot"][];
        };
        PackingSlot: {
            slot_id: string | null;
            /** Format: date-time */
            starts: string | null;
            /** Format: date-time */
            ends: string | null;
            delivery: string;
            to_pack: number;
            /** @description Orders to pack that are still awaiting payment */
            unpaid: number;
            packed: number;
            dispatched: number;
        };
        /** @enum {string} */
        SlotStatus: "dispatched" | "delivered";
        SlotStatusForm: {
            status: components["schemas"]["SlotStatus"];
            /** @description Displayed order numbers; other orders are unaffected */
            numbers: string[];
        };
        SlotStatusPreview: {
            has_more: boolean;
            orders: components["schemas"]["SlotOrder"][];
        };
        SlotOrder: {
            number: string;
            /** @description Number for people, such as 1042 */
            short_number: string;
            name: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Why the order is not eligible; null if eligible */
            reason: string | null;
            /** @description Amount marked as paid by this change, as text; null if none */
            settles: string | null;
        };
        SlotStatusResult: {
            orders: components["schemas"]["ChangedSlotOrder"][];
        };
        ChangedSlotOrder: {
            number: string;
            /** @description Number for people, such as 1042 */
            short_number: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Why the order is unchanged; null if changed */
            reason: string | null;
        };
        PackingList: {
            /** @description Whether more orders exist */
            has_more: boolean;
            sender: components["schemas"]["PackingSender"];
            orders: components["schemas"]["StaffOrder"][];
        };
        /** @description Sender details for labels */
        PackingSender: {
            name: string;
            lines: string[];
        };
        StaffHome: {
            tasks: components["schemas"]["StaffTask"][];
            /** @description Sales of today and at this time last week; null without `insight.read` */
            sales: components["schemas"]["SalesOfDay"] | null;
        };
        StaffTask: {
            /**
             * @description `pack`: orders to pack. `unpaid`: placed orders that wait for a payment. `refund`: orders with an open refund.
             *     `stock`: products with low stock. `message`: open messages. `email`: emails that were not delivered. `review`:
             *     pending reviews.
             * @enum {string}
             */
            task: "pack" | "unpaid" | "refund" | "stock" | "message" | "email" | "review";
            /** @description At least 1 */
            count: number;
        };
        CustomerPage: {
            /** @description Total number, capped at 10000 */
            total: number;
            customers: components["schemas"]["CustomerRow"][];
        };
        CustomerRow: {
            customer_id: string;
            name: string;
            email: string;
            /** @description Empty if none */
            telephone: string;
            /** Format: date-time */
            registered: string;
            /** @description Sales of the account and its email address */
            orders: number;
            /** @description Total of these orders, before refunds */
            spent: number;
            /** Format: date-time */
            last_order: string | null;
        };
        StaffCustomer: components["schemas"]["CustomerRow"] & {
            /** @description Default address first; fields of an order’s address */
            addresses: {
                [key: string]: string;
            }[];
        };
        StockPage: {
            /** @description Total number, capped at 10000 */
            total: number;
            /** @description Low stock threshold in units, inclusive */
            low_stock: number;
            products: components["schemas"]["StockRow"][];
        };
        SalesOfDay: {
            orders: number;
            amount: number;
            /** @description Orders of the comparison day */
            orders_before: number;
            amount_before: number;
        };
        Sales: {
            /** @description Today so far, compared with the same period one week earlier */
            today: components["schemas"]["SalesOfDay"];
            /** @description Each day with the matching day of the previous period */
            days: (components["schemas"]["SalesOfDay"] & {
                /** Format: date */
                day: string;
            })[];
            /** @description Carts of this period inactive for at least one day */
            left_carts: number;
        };
        Seller: {
            product_id: string;
            name: string;
            /** @description Units packed, or ordered if not yet packed */
            units: number;
            amount: number;
            stock: number;
        };
        SellerLists: {
            best: components["schemas"]["Seller"][];
            worst: components["schemas"]["Seller"][];
        };
        MissedSearchList: {
            searches: {
                /** @description Lower case */
                term: string;
                times: number;
            }[];
        };
        StockRow: {
            product_id: string;
            handle: string;
            name: string;
            image: string;
            /** @description Empty if none */
            barcode: string;
            /** @description Units available for sale */
            stock: number;
            /** @description Minimum order quantity */
            minimum: number;
            /**
             * @description `out`: below the minimum order quantity
             * @enum {string}
             */
            level: "enough" | "low" | "out";
            /** @description Customers with a back-in-stock request */
            waiting: number;
        };
        ProductStock: components["schemas"]["StockRow"] & {
            /** @description Units on the shelf reserved for unpacked orders */
            reserved: number;
            /** @description Expected shelf count: available plus reserved units */
            shelf: number;
        };
        StockMovementList: {
            has_more: boolean;
            movements: components["schemas"]["StockMovement"][];
        };
        /** @enum {string} */
        StockCause: "counted" | "spoiled" | "found" | "other";
        StockMovement: {
            id: string;
            /** Format: date-time */
            at: string;
            change: number;
            /** @description Stock after the movement */
            total: number;
            /** @enum {string} */
            reason: "order" | "cancel" | "short" | "replacement" | "correction" | "import" | "initial";
            /**
             * @description Reason for a correction; null for other movements
             * @enum {string|null}
             */
            cause: "counted" | "spoiled" | "found" | "other" | null;
            note: string;
            /** @description Name of the member responsible */
            by: string | null;
            order_number: string | null;
        };
        /** @description Either `difference`, or `counted` with `expected` */
        StockCorrectionForm: {
            cause: components["schemas"]["StockCause"];
            note?: string;
            difference?: number;
            /** @description Units counted on the shelf, including those reserved for unpacked orders */
            counted?: number;
            /** @description Value of `shelf` when the count started; orders placed since then are accounted for */
            expected?: number;
        };
        ReviewPage: {
            /** @description Total number, capped at 10000 */
            total: number;
            reviews: components["schemas"]["StaffReview"][];
        };
        StaffReview: {
            review_id: string;
            product_id: string;
            handle: string;
            product_name: string;
            image: string;
            /** @description Name of the reviewer */
            name: string;
            /** @description As entered */
            text: string;
            rating: number;
            /** Format: date-time */
            date: string;
            /** @description Verified purchase */
            verified: boolean;
            /** @description Reply from the shop; empty if none */
            reply: string;
        };
        /**
         * @description If several apply, the last one in this list is used
         * @enum {string}
         */
        CouponState: "active" | "planned" | "paused" | "used_up" | "ended";
        CouponPage: {
            /** @description Total number, capped at 10000 */
            total: number;
            coupons: components["schemas"]["CouponRow"][];
        };
        CouponRow: {
            code: string;
            state: components["schemas"]["CouponState"];
            /** @description Orders with this coupon, excluding cancelled ones */
            uses: number;
            /** @description Empty for a percentage */
            amount_text: string;
            /** @description Empty if no minimum */
            minimum_text: string;
            values: components["schemas"]["CouponValues"];
        };
        StaffCoupon: {
            code: string;
            /** @description Changes whenever `values` change */
            version: string;
            state: components["schemas"]["CouponState"];
            /** @description Orders with this coupon, excluding cancelled ones */
            uses: number;
            /** @description Used by an order, including cancelled ones; the coupon cannot be deleted */
            is_ordered: boolean;
            /** @description Products of `values`, in the same order; deleted ones are omitted */
            products: components["schemas"]["CouponProduct"][];
            values: components["schemas"]["CouponValues"];
        };
        CouponProduct: {
            product_id: string;
            name: string;
        };
        CouponForm: {
            /** @description Version the changes are based on */
            version: string;
            values: components["schemas"]["CouponValues"];
        };
        NewCouponForm: {
            /** @description As entered */
            code: string;
            values: components["schemas"]["CouponValues"];
        };
        /** @description Discount as either `percent` or `amount` */
        CouponValues: {
            percent: number | null;
            amount: number | null;
            /** @description Minimum total of the eligible products */
            minimum: number;
            /** Format: date-time */
            starts: string | null;
            /** Format: date-time */
            ends: string | null;
            /** @description Maximum number of orders; null for unlimited */
            limit: number | null;
            once_per_customer: boolean;
            is_paused: boolean;
            /** @description Ids of eligible products; all products if `collections` is also empty */
            products: string[];
            /** @description Handles of eligible collections */
            collections: string[];
        };
        /**
         * @description Home page, main menu and footer exist once each, with their kind as path
         * @enum {string}
         */
        ContentKind: "page" | "post" | "home" | "menu" | "footer";
        /** @enum {string} */
        NewContentKind: "page" | "post";
        /**
         * @description Whether a draft exists besides the published version, and whether its publication is scheduled
         * @enum {string}
         */
        ContentState: "published" | "draft" | "planned";
        ContentList: {
            total: number;
            items: components["schemas"]["ContentRow"][];
        };
        ContentRow: {
            kind: components["schemas"]["ContentKind"];
            /** @description Path of the page in the shop */
            handle: string;
            /** @description In the requested language, or in English if missing */
            title: string;
            state: components["schemas"]["ContentState"];
            /** @description Whether a version is published, with or without a newer draft */
            in_shop: boolean;
            /** Format: date-time */
            publish_at: string | null;
            /**
             * Format: date-time
             * @description Last saved or published at; null if never changed by staff
             */
            at: string | null;
            /** @description Member’s name at that time */
            by: string | null;
        };
        StaffContent: {
            kind: components["schemas"]["ContentKind"];
            handle: string;
            /** @description Changes whenever `values` change */
            version: string;
            state: components["schemas"]["ContentState"];
            in_shop: boolean;
            /** Format: date-time */
            publish_at: string | null;
            /** Format: date-time */
            at: string | null;
            by: string | null;
            values: components["schemas"]["ContentValues"];
        };
        NewContentForm: {
            kind: components["schemas"]["NewContentKind"];
            values: components["schemas"]["ContentValues"];
        };
        ContentForm: {
            /** @description Version the changes are based on */
            version: string;
            values: components["schemas"]["ContentValues"];
        };
        ContentPublication: {
            /** @description Version to publish */
            version: string;
            /**
             * Format: date-time
             * @description Null for immediately
             */
            publish_at: string | null;
        };
        ContentRestoration: {
            /** @description Version to replace */
            version: string;
        };
        ContentValues: {
            /** @description Image name; empty if none */
            picture: string;
            /** @description YYYY-MM-DD; date of a post, or effective date of a page; may be empty */
            day: string;
            /** @description Post author; empty for pages */
            author: string;
            /** @description Tag handles of a post */
            tags: string[];
            /** @description Handles of products featured in a post, in display order */
            products: string[];
            texts: {
                en: components["schemas"]["ContentText"];
                fr: components["schemas"]["ContentText"];
            };
            home?: components["schemas"]["HomeValues"];
            /** @description Main menu only; in display order */
            menu?: components["schemas"]["MenuEntry"][];
            footer?: components["schemas"]["FooterValues"];
        };
        /** @description Footer only */
        FooterValues: {
            /** @description Path of the full story; empty if none */
            about_link: string;
            texts: {
                en: components["schemas"]["FooterText"];
                fr: components["schemas"]["FooterText"];
            };
            /** @description In display order */
            links: components["schemas"]["FooterLinkEntry"][];
        };
        /** @description Empty French fields use English; promises without a title are hidden */
        FooterText: {
            about_text: string;
            chat_text: string;
            credit: string;
            shipping_title: string;
            shipping_text: string;
            support_title: string;
            support_text: string;
            checkout_title: string;
            checkout_text: string;
        };
        FooterLinkEntry: {
            /** @description Path in the shop, or an absolute external URL */
            path: string;
            title_en: string;
            /** @description Empty to use English */
            title_fr: string;
        };
        /** @description Home page only; lists are in display order */
        HomeValues: {
            banners: components["schemas"]["HomeEntries"];
            ingredients: components["schemas"]["HomeEntries"];
            boxes: components["schemas"]["HomeEntries"];
            block: components["schemas"]["HomeBlock"];
            stories: components["schemas"]["HomeEntries"];
            awards: components["schemas"]["HomeEntries"];
            certificates: components["schemas"]["HomeEntries"];
            testimonials: components["schemas"]["HomeEntries"];
        };
        HomeEntries: components["schemas"]["HomeEntry"][];
        /** @description Fields not used by a list are empty */
        HomeEntry: {
            /** @description Image name; for stories, awards and certificates an image path in the shop */
            picture: string;
            /** @description Image path; awards only */
            large_picture: string;
            /** @description Whether the link is a video; awards only */
            is_video: boolean;
            /** @description Stars; testimonials only */
            rating: number;
            texts: {
                en: components["schemas"]["HomeEntryText"];
                fr: components["schemas"]["HomeEntryText"];
            };
        };
        /** @description Empty French fields use English */
        HomeEntryText: {
            /** @description Text above the title; stories only */
            overline: string;
            /** @description For testimonials, the customer name */
            title: string;
            /** @description For stories, with paragraphs */
            text: string;
            /** @description Path in the shop; for awards an absolute URL or a video id */
            link: string;
            /** @description Banners and stories only */
            link_text: string;
            /** @description Testimonials only */
            place: string;
            /** @description Alternative text of the image */
            alt: string;
        };
        /** @description Text beside an image; hidden without an English title and an image */
        HomeBlock: {
            /** @description Image name */
            picture: string;
            /** @description Whether the image is on the left */
            is_left: boolean;
            /** @description Whether to link to the about page */
            has_more: boolean;
            texts: {
                en: components["schemas"]["HomeBlockText"];
                fr: components["schemas"]["HomeBlockText"];
            };
        };
        HomeBlockText: {
            /** @description HTML, sanitized */
            title: string;
            /** @description HTML, sanitized */
            content: string;
            /** @description Alternative text of the image */
            alt: string;
        };
        MenuEntry: {
            /** @enum {string} */
            type: "sub" | "link" | "extLink" | "extTabLink";
            /** @description Path in the shop, or an absolute external URL; empty for groups */
            path: string;
            /** @description Number of columns for the entries of a group; 0 for a plain list */
            columns: number;
            /** @description Whether a group is initially expanded */
            is_open: boolean;
            texts: {
                en: components["schemas"]["MenuEntryText"];
                fr: components["schemas"]["MenuEntryText"];
            };
            /** @description Entries of a group; at most three levels */
            children: components["schemas"]["MenuEntry"][];
        };
        /** @description Empty French fields use known translations of the English words */
        MenuEntryText: {
            title: string;
            /** @description Badge beside the title; empty if none */
            badge: string;
        };
        /** @description All empty if there is no translation; the shop then shows English */
        ContentText: {
            title: string;
            /** @description Plain text; summary of a post */
            lead: string;
            /** @description HTML, sanitized */
            html: string;
            picture_alt: string;
            /** @description Pages only; posts use their summary */
            meta_description: string;
            /** @description Comma-separated */
            keywords: string;
        };
        ContentChoices: {
            tags: components["schemas"]["ContentTag"][];
            /** @description Uploaded images first, newest at the top */
            pictures: components["schemas"]["PictureOption"][];
        };
        PictureOption: {
            /** @description Reference used in content */
            id: string;
            label: string;
            /** @description URL of the smallest file */
            url: string;
        };
        ContentPicture: {
            /** @description Upload id */
            id: string;
            file_name: string;
            /** @enum {string} */
            state: "waiting" | "done" | "failed";
            /** @description Reference used in content; null while pending */
            picture: string | null;
            /** @description Path of a file 720 pixels wide, for content fields that require a path */
            path: string | null;
            /** @description Readable message; null if not failed */
            failure: string | null;
        };
        ContentTag: {
            handle: string;
            name: string;
        };
        ContentTagForm: {
            name_en: string;
            /** @description Empty to use English */
            name_fr: string;
        };
        ContentVersionList: {
            has_more: boolean;
            versions: components["schemas"]["ContentVersionRow"][];
        };
        ContentVersionRow: {
            id: string;
            /**
             * Format: date-time
             * @description Published at; for the original version, when it was replaced
             */
            at: string;
            /** @description Null for the original version */
            by: string | null;
            title: string;
        };
        ContentVersion: {
            id: string;
            /** Format: date-time */
            at: string;
            by: string | null;
            title: string;
            values: components["schemas"]["ContentValues"];
        };
        ReviewReplyForm: {
            /** @description Plain text */
            text: string;
            /** @description Currently displayed reply; 409 if it differs */
            from?: string;
        };
        StaffDeliveryMethodList: {
            methods: components["schemas"]["StaffDeliveryMethod"][];
        };
        StaffDeliveryMethod: {
            method_id: string;
            /** @description Increases with each change */
            version: number;
            values: components["schemas"]["DeliveryMethodValues"];
        };
        DeliveryMethodForm: {
            /** @description Version the values are based on */
            version: number;
            values: components["schemas"]["DeliveryMethodValues"];
        };
        /** @description Empty French texts use English */
        DeliveryText: {
            en: string;
            fr: string;
        };
        DeliveryMethodValues: {
            name: components["schemas"]["DeliveryText"];
            description: components["schemas"]["DeliveryText"];
            price: number;
            /** @description Goods total from which delivery is free; null for never */
            free_from: number | null;
            country_ids: string[];
            /** @description Eligible countries; empty for all */
            zone_ids: string[];
            /** @description Eligible postcode prefixes; empty for all */
            postcode_prefixes: string[];
            position: number;
            /** @description Number of days, from today, with available time slots */
            days_ahead: number;
            is_active: boolean;
            /** @description If not empty, delivery is only in these windows */
            windows: components["schemas"]["DeliveryWindow"][];
        };
        DeliveryWindow: {
            /** @description Null for a new window */
            id: string | null;
            /** @description 1 is Monday, 7 is Sunday */
            weekdays: number[];
            /** @description In the shop’s time zone */
            starts: string;
            ends: string;
            cutoff_hours: number;
            /** @description Orders per day */
            capacity: number;
        };
        PlaceList: {
            countries: components["schemas"]["NamedPlace"][];
            zones: components["schemas"]["NamedPlace"][];
        };
        NamedPlace: {
            id: string;
            name: string;
        };
        StaffSlotList: {
            slots: components["schemas"]["StaffSlot"][];
        };
        StaffSlot: {
            slot_id: string;
            method_id: string;
            method_name: string;
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends: string;
            /** Format: date-time */
            cutoff: string;
            capacity: number;
            /** @description Booked orders */
            taken: number;
            /** @description Closed for new orders */
            is_closed: boolean;
            /** @description The day is closed for new orders */
            is_day_closed: boolean;
            is_past_cutoff: boolean;
            /** @description Delivery method is active and the window still exists; other time slots cannot be reopened */
            is_offered: boolean;
        };
        StaffSlotChange: {
            capacity?: number;
            is_closed?: boolean;
            /** @description Currently displayed values */
            from?: {
                capacity?: number;
            };
        };
        ShopDetails: {
            /** @description Changes whenever a value changes */
            version: string;
            /** @description Whether an online payment provider is configured */
            has_online: boolean;
            values: components["schemas"]["ShopValues"];
        };
        ShopForm: {
            /** @description Version the values are based on */
            version: string;
            values: components["schemas"]["ShopValues"];
        };
        /** @description Empty French texts use English; omitted `logo`, `icon` and `cash_limit` are unchanged */
        ShopValues: {
            name: string;
            /** @description Recipient of contact messages */
            email: string;
            phone: string;
            address: components["schemas"]["DeliveryText"];
            description: components["schemas"]["DeliveryText"];
            facebook: string;
            instagram: string;
            youtube: string;
            /** @description Image name; empty for the default logo */
            logo?: string;
            /** @description Image name of the favicon and app icon; empty for the default icon */
            icon?: string;
            /** @description Whether cash on delivery is enabled */
            pays_cash: boolean;
            /** @description Maximum order total for cash on delivery, in the store’s currency; null for no limit */
            cash_limit?: number | null;
            /** @description Whether payment by bank transfer is enabled */
            pays_transfer: boolean;
            /** @description Whether online payment is enabled, if a provider is configured */
            pays_online: boolean;
            /** @description Bank account for transfers */
            bank_account: {
                en: components["schemas"]["BankDetails"];
                fr: components["schemas"]["BankDetails"];
            };
        };
        BankDetails: {
            title: string;
            text: string;
        }[];
        FirstSteps: {
            /** @description Steps in order */
            steps: {
                /** @enum {string} */
                name: "details" | "tax" | "product" | "delivery" | "payment" | "pages";
                is_done: boolean;
            }[];
            /** @description Remaining demo content; null if none */
            demo: components["schemas"]["DemoContent"] | null;
        };
        /** @description Amount of demo content to remove, and content to keep */
        DemoContent: {
            /** @description Including their reviews */
            products: number;
            collections: number;
            posts: number;
            /** @description Converted to drafts */
            pages: number;
            coupons: number;
            /** @description Switched off */
            delivery_methods: number;
            /** @description Switched off because their rates are fictitious */
            currencies: number;
            /** @description Whether the name, address or bank account is still demo data */
            has_details: boolean;
            /** @description Unchanged demo entries of the home page */
            home_entries: number;
            /** @description Titles of the other home page entries, at most ten */
            kept_home: string[];
            /** @description Whether the main menu is unchanged demo content */
            has_menu: boolean;
            /** @description Whether the footer is unchanged demo content */
            has_footer: boolean;
            /** @description Number of links to removed content in a remaining home page, menu or footer */
            dead_links: {
                home: number;
                menu: number;
                footer: number;
            };
            /** @description Products created or changed by members or imports */
            kept_products: number;
            /** @description Open orders with demo products; they are unchanged */
            open_orders: number;
        };
        Taxes: {
            policy: components["schemas"]["TaxPolicy"];
            classes: components["schemas"]["TaxClass"][];
        };
        /** @description Amounts in the store’s currency */
        Report: {
            /** @description Placed orders that are not cancelled */
            orders: number;
            goods: number;
            discount: number;
            delivery_fees: number;
            /** @description Total of the orders */
            total: number;
            /** @description Received payments by method */
            payments: components["schemas"]["ReportPart"][];
            refunds: number;
            /** @description Orders and fees by delivery method */
            deliveries: components["schemas"]["ReportPart"][];
            /** @description By rate, from invoices less credit notes */
            taxes: {
                /** @description Percent */
                rate: number;
                net: number;
                tax: number;
            }[];
        };
        ReportPart: {
            name: string;
            count: number;
            amount: number;
        };
        StaffGateway: {
            /** @enum {string} */
            gateway: "stripe" | "razorpay";
            /**
             * @description Where the keys come from: environment variables, this API, or the fake provider
             * @enum {string}
             */
            source: "settings" | "entered" | "fake" | "none";
            /** @description Whether the keys charge nothing */
            is_test: boolean;
            /** @description Whether keys were entered here */
            has_entered: boolean;
            /** @description Whether SECRETS_KEY no longer opens the entered keys */
            is_unreadable: boolean;
            has_webhook_secret: boolean;
            webhook_url: string;
        };
        StaffGatewayList: {
            /** @description Whether SECRETS_KEY is set */
            can_enter: boolean;
            gateways: components["schemas"]["StaffGateway"][];
        };
        GatewayKeysForm: {
            /** @description Key id of Razorpay; else empty */
            key_id: string;
            /** @description Empty to keep the entered keys */
            secret_key: string;
            /** @description May be empty; two, separated by a comma, while one is replaced */
            webhook_secret: string;
            /** @description Whether the keys belong to the account of open payments and refunds */
            is_same_account: boolean;
        };
        GatewayTest: {
            is_accepted: boolean;
            failure?: string;
        };
        TaxPolicy: {
            /** @description Where the shop is registered for tax; empty if unknown */
            country_id: string;
            /** @description Empty if the country has no regions */
            zone_id: string;
            /** @description GSTIN or VAT number; empty if none */
            tax_number: string;
            /** @description Otherwise the tax is added to the order total */
            prices_include_tax: boolean;
            delivery_class_id: string;
            /** @description Whether the checkout asks for the customer’s tax number */
            asks_tax_number: boolean;
        };
        TaxClass: {
            /** @description 1 is the class of new products */
            class_id: string;
            name: string;
            /** @description Number of products with this class */
            products: number;
            /** @description Current rate of each place, then its planned rates */
            rates: components["schemas"]["TaxRate"][];
        };
        TaxClassForm: {
            name: string;
        };
        TaxRate: {
            /**
             * Format: date
             * @description First day the rate applies
             */
            day: string;
            /** @description Country of delivery; empty for all countries */
            country_id: string;
            /** @description Region of delivery; empty for the whole country */
            zone_id: string;
            percent: number;
            is_planned: boolean;
        };
        TaxRateForm: {
            /**
             * Format: date
             * @description In the shop’s time zone, from today to one year ahead
             */
            day: string;
            /** @description Empty for all countries */
            country_id: string;
            /** @description Empty for the whole country */
            zone_id: string;
            percent: number;
        };
        EditedCollectionList: {
            collections: components["schemas"]["EditedCollection"][];
        };
        EditedCollection: {
            /** @description Path of the page in the shop */
            handle: string;
            /** @description Number of products */
            products: number;
            values: components["schemas"]["CollectionValues"];
        };
        /** @description Empty French texts use English */
        CollectionValues: {
            /** @description Position in the list */
            position: number;
            name_en: string;
            name_fr: string;
            description_en: string;
            description_fr: string;
        };
        CollectionChanges: {
            changed: components["schemas"]["CollectionFields"];
            from?: components["schemas"]["CollectionFields"];
        };
        /** @description Omitted fields are unchanged. `from` contains the displayed values; 409 if they have changed since. */
        CollectionFields: {
            /** @description Position in the list */
            position?: number;
            name_en?: string;
            name_fr?: string;
            description_en?: string;
            description_fr?: string;
        };
        ClosedDayList: {
            days: components["schemas"]["ClosedDay"][];
        };
        ClosedDay: {
            /** Format: date */
            day: string;
            /** @description Existing orders for this day */
            orders: number;
        };
        ClosedDayForm: {
            is_closed: boolean;
        };
        StoreCurrencyForm: {
            /** @description ISO 4217 code with at most two decimals */
            code: string;
        };
        StaffCurrencyList: {
            /** @description Until the first order */
            can_change_base: boolean;
            currencies: components["schemas"]["StaffCurrency"][];
        };
        StaffCurrency: {
            code: string;
            symbol: string;
            /** @description Units per unit of the store’s currency */
            rate: string;
            /** @description Decimal places displayed */
            decimal: number;
            position: number;
            /** @description Whether shoppers can select the currency */
            is_active: boolean;
            /** @description Base currency of stored prices */
            is_base: boolean;
        };
        NewCurrency: {
            /** @description ISO 4217 code */
            code: string;
            symbol: string;
            /** @description Units per unit of the store’s currency */
            rate: string;
            /** @description Decimal places displayed */
            decimal: number;
            position: number;
            /** @description Whether shoppers can select the currency */
            is_active: boolean;
        };
        CurrencyValues: {
            symbol: string;
            /** @description Units per unit of the store’s currency */
            rate: string;
            /** @description Decimal places displayed */
            decimal: number;
            position: number;
            /** @description Whether shoppers can select the currency */
            is_active: boolean;
        };
        CurrencyChanges: {
            changed: components["schemas"]["CurrencyFields"];
            from?: components["schemas"]["CurrencyFields"];
        };
        /** @description Omitted fields are unchanged. `from` contains the displayed values; 409 if they have changed since. */
        CurrencyFields: {
            symbol?: string;
            /** @description Units per unit of the store’s currency */
            rate?: string;
            /** @description Decimal places displayed */
            decimal?: number;
            position?: number;
            /** @description Whether shoppers can select the currency */
            is_active?: boolean;
        };
        FailedMailList: {
            total: number;
            mails: components["schemas"]["FailedMail"][];
        };
        FailedMail: {
            id: string;
            /** @description Recipient */
            email: string;
            subject: string;
            /** @enum {string} */
            language: "en" | "fr";
            /**
             * Format: date-time
             * @description Time of the final failed attempt
             */
            at: string;
        };
        StaffMessageList: {
            has_more: boolean;
            messages: components["schemas"]["StaffMessage"][];
        };
        StaffMessage: {
            id: string;
            name: string;
            /** @description Unconfirmed email address */
            email: string;
            /** @description As entered; empty if none */
            order_number: string;
            message: string;
            /** @description Language used by the sender */
            language: string;
            /** Format: date-time */
            at: string;
            is_answered: boolean;
            /** @description Staff note */
            note: string;
        };
        StaffMessageChange: {
            is_answered?: boolean;
            note?: string;
            /** @description Currently displayed note; 409 if it differs */
            from?: string;
        };
        ImportForm: {
            file_name: string;
            /** @description File size in bytes; at most 64 MiB */
            size: number;
        };
        /** @enum {string} */
        ImportState: "draft" | "checked" | "waiting" | "running" | "done" | "stopped" | "failed" | "undone";
        /**
         * @description What is or was done; a check writes no products
         * @enum {string}
         */
        ImportTask: "import" | "check" | "undo";
        ImportRow: {
            id: string;
            /** @description Name of the member running the import */
            by: string;
            task: components["schemas"]["ImportTask"];
            mapping?: components["schemas"]["ImportMapping"];
            /** @description Products with their former values after undoing */
            restored: number;
            /** @description Added products that undoing removed */
            removed: number;
            /** @description Products changed or ordered since, which undoing kept */
            kept: number;
            can_undo: boolean;
            file_name: string;
            size: number;
            state: components["schemas"]["ImportState"];
            /** @description Progress from 0 to 1 */
            progress: number;
            /** @description Rows read so far */
            rows: number;
            inserted: number;
            updated: number;
            unchanged: number;
            rejected: number;
            /** @description Rows imported with a note */
            noted: number;
            /** @description Failure reason; empty if none */
            problem: string;
            /** Format: date-time */
            made: string;
            /** Format: date-time */
            ended: string | null;
        };
        ImportList: {
            imports: components["schemas"]["ImportRow"][];
        };
        ImportHead: {
            /** @enum {string} */
            kind: "products" | "customers";
            /** @description Duplicate names are numbered from the second one on */
            columns: string[];
            /** @description Duplicate column names */
            repeated: string[];
            /** @description Sources of previous imports */
            sources: string[];
            /** @description First ten rows of the file */
            rows: string[][];
            mapping: components["schemas"]["ImportMapping"];
        };
        ImportedCustomers: {
            added: number;
            /** @description Customers with an account */
            unchanged: number;
            skipped: number;
            /** @description Rows that are not in `rows` */
            unlisted: number;
            /** @description At most 200 rows that were skipped, or imported without a field */
            rows: {
                row: number;
                reason: string;
                is_skipped: boolean;
            }[];
        };
        /** @description Column mapping; see docs/import.md. Empty or omitted columns are not imported */
        ImportMapping: {
            /** @description Source of the file; null for an export of this shop */
            source: string | null;
            /** @enum {string} */
            language: "en" | "fr";
            delimiter: string;
            /** @enum {string} */
            description_format: "text" | "html";
            columns: {
                key: string;
                name: string;
                price: string;
                collection: string;
                collection_path?: string;
                collection_else?: string;
                list_price?: string;
                brand?: string;
                description?: string;
                rating?: string;
                stock?: string;
                minimum?: string;
                barcode?: string;
                pack_size?: string;
                pack_unit?: string;
                allergens?: string;
                may_contain?: string;
                allergen_names?: string;
                marks?: string;
                ingredients?: string;
                is_weighed?: string;
                picture_alt?: string;
                meta_title?: string;
                meta_description?: string;
                tax_class?: string;
                tax_code?: string;
                key_else?: string;
                sku?: string;
                pictures?: string;
                stock_tracker?: string;
                in_stock?: string;
                backorder?: string;
                sale_from?: string;
                sale_until?: string;
                option1_name?: string;
                option1_value?: string;
                option2_name?: string;
                option2_value?: string;
                option3_name?: string;
                option3_value?: string;
                parent?: string;
                /** @description Column with the language of a row's texts; overrides `language`. Exports of this shop always use their own language column if present */
                language?: string;
            };
            /** @description Columns by nutrient (field of Nutrition) */
            nutrition?: {
                [key: string]: string;
            };
            keywords: string[];
            /** @description Columns that identify drafts, private products and gift cards, which are skipped */
            sale_columns?: string[];
            constants: {
                stock: number;
                minimum: number;
            };
        };
        ImportPictures: {
            /** @description Pictures still to be fetched */
            waiting: number;
            failed: number;
            failures: {
                product_id: string;
                name: string;
                address: string;
                reason: string;
            }[];
        };
        ImportChangeList: {
            has_more: boolean;
            changes: components["schemas"]["ImportChange"][];
        };
        ImportChange: {
            row: number;
            cursor: string;
            /** @description Name of the product or values of the variant */
            name: string;
            is_variant: boolean;
            /** @description Changed values by field of ProductValues; empty for an addition */
            before: {
                [key: string]: unknown;
            };
            /** @description An addition only has its price and stock */
            after: {
                [key: string]: unknown;
            };
        };
        ImportPreview: {
            rows: components["schemas"]["PreviewRow"][];
        };
        PreviewRow: {
            /** @description Starts at 1, below the header */
            row: number;
            /** @description Rejection reason; empty if accepted */
            reason: string;
            key?: string;
            name?: string;
            collection?: string;
            price?: number;
            list_price?: number;
            stock?: number;
            /** @description Whether the key is new for this source */
            is_new?: boolean;
            /** @description Number of variants */
            variants?: number;
            /** @description Current values that would change */
            before?: {
                name?: string;
                price?: number;
                list_price?: number;
                stock?: number;
            };
            /** @description Values that would be changed or omitted */
            notes?: string[];
        };
        ChangeList: {
            has_more: boolean;
            changes: components["schemas"]["Change"][];
        };
        ChangeAuthorList: {
            authors: components["schemas"]["ChangeAuthor"][];
        };
        ChangeAuthor: {
            member_id: string;
            /** @description Current name */
            name: string;
        };
        Change: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description Member’s name at that time */
            by: string;
            /** @description Operation id */
            operation: string;
            subject: components["schemas"]["ChangeSubject"];
            subject_id: string;
            /** @description Current name if the product exists */
            subject_name?: string;
            before: {
                [key: string]: unknown;
            };
            after: {
                [key: string]: unknown;
            };
        };
    };
    responses: {
        /** @description Current draft, or the published version if no draft exists */
        Content: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kind": "page",
                 *       "handle": "about-us",
                 *       "version": "5f1c0b2a9d8e7f60",
                 *       "state": "draft",
                 *       "in_shop": true,
                 *       "publish_at": null,
                 *       "at": "2026-11-20T08:15:00.000Z",
                 *       "by": "Asha Rao",
                 *       "values": {
                 *         "picture": "",
                 *         "day": "2026-10-01",
                 *         "author": "",
                 *         "tags": [],
                 *         "products": [],
                 *         "texts": {
                 *           "en": {
                 *             "title": "About us",
                 *             "lead": "Two founders, one long walk and a question.",
                 *             "html": "<p>It began on a path <strong>above a village</strong>.</p>",
                 *             "picture_alt": "",
                 *             "meta_description": "How the shop began and what it stands for",
                 *             "keywords": "about"
                 *           },
                 *           "fr": {
                 *             "title": "À propos",
                 *             "lead": "Deux fondateurs, une longue marche et une question.",
                 *             "html": "<p>Tout a commencé sur un sentier.</p>",
                 *             "picture_alt": "",
                 *             "meta_description": "Comment la boutique a commencé",
                 *             "keywords": "à propos"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffContent"];
            };
        };
        /** @description The currency */
        StaffCurrency: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "EUR",
                 *       "symbol": "€",
                 *       "rate": "0.0110",
                 *       "decimal": 2,
                 *       "position": 2,
                 *       "is_active": true,
                 *       "is_base": false
                 *     }
                 */
                "application/json": components["schemas"]["StaffCurrency"];
            };
        };
        /** @description Earliest first */
        ClosedDayList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "days": [
                 *         {
                 *           "day": "2026-12-25",
                 *           "orders": 0
                 *         },
                 *         {
                 *           "day": "2027-01-26",
                 *           "orders": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClosedDayList"];
            };
        };
        /** @description Current state */
        ShopDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "version": "5d41402abc4b2a76",
                 *       "has_online": false,
                 *       "values": {
                 *         "name": "Hill Pantry",
                 *         "email": "hello@hill.example",
                 *         "phone": "+91 80 4718 2200",
                 *         "address": {
                 *           "en": "4 Mill Lane\nMysuru 570001",
                 *           "fr": ""
                 *         },
                 *         "description": {
                 *           "en": "Food from the hills.",
                 *           "fr": ""
                 *         },
                 *         "facebook": "",
                 *         "instagram": "",
                 *         "youtube": "",
                 *         "logo": "",
                 *         "icon": "",
                 *         "pays_cash": true,
                 *         "cash_limit": 10000,
                 *         "pays_transfer": true,
                 *         "pays_online": true,
                 *         "bank_account": {
                 *           "en": [
                 *             {
                 *               "title": "Account number",
                 *               "text": "0000 1234 5678"
                 *             }
                 *           ],
                 *           "fr": [
                 *             {
                 *               "title": "Numéro de compte",
                 *               "text": "0000 1234 5678"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopDetails"];
            };
        };
        /** @description Current state */
        FirstSteps: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "steps": [
                 *         {
                 *           "name": "details",
                 *           "is_done": true
                 *         },
                 *         {
                 *           "name": "tax",
                 *           "is_done": true
                 *         },
                 *         {
                 *           "name": "product",
                 *           "is_done": false
                 *         },
                 *         {
                 *           "name": "delivery",
                 *           "is_done": false
                 *         },
                 *         {
                 *           "name": "payment",
                 *           "is_done": true
                 *         },
                 *         {
                 *           "name": "pages",
                 *           "is_done": false
                 *         }
                 *       ],
                 *       "demo": {
                 *         "products": 96,
                 *         "collections": 12,
                 *         "posts": 6,
                 *         "pages": 7,
                 *         "coupons": 3,
                 *         "delivery_methods": 3,
                 *         "currencies": 3,
                 *         "has_details": true,
                 *         "home_entries": 21,
                 *         "kept_home": [
                 *           "Our harvest"
                 *         ],
                 *         "has_menu": false,
                 *         "has_footer": true,
                 *         "dead_links": {
                 *           "home": 0,
                 *           "menu": 2,
                 *           "footer": 0
                 *         },
                 *         "kept_products": 2,
                 *         "open_orders": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FirstSteps"];
            };
        };
        /** @description The providers */
        StaffGateways: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "can_enter": true,
                 *       "gateways": [
                 *         {
                 *           "gateway": "razorpay",
                 *           "source": "none",
                 *           "is_test": false,
                 *           "has_entered": false,
                 *           "is_unreadable": false,
                 *           "has_webhook_secret": false,
                 *           "webhook_url": "https://shop.example/payments/razorpay/webhook"
                 *         },
                 *         {
                 *           "gateway": "stripe",
                 *           "source": "entered",
                 *           "is_test": true,
                 *           "has_entered": true,
                 *           "is_unreadable": false,
                 *           "has_webhook_secret": true,
                 *           "webhook_url": "https://shop.example/payments/stripe/webhook"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StaffGatewayList"];
            };
        };
        /** @description Tax policy and classes */
        Taxes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "policy": {
                 *         "country_id": "IN",
                 *         "zone_id": "IN-KA",
                 *         "tax_number": "29AAGCB7383J1Z4",
                 *         "prices_include_tax": true,
                 *         "delivery_class_id": "1",
                 *         "asks_tax_number": false
                 *       },
                 *       "classes": [
                 *         {
                 *           "class_id": "1",
                 *           "name": "Standard",
                 *           "products": 246,
                 *           "rates": [
                 *             {
                 *               "day": "2025-04-01",
                 *               "country_id": "",
                 *               "zone_id": "",
                 *               "percent": 5,
                 *               "is_planned": false
                 *             },
                 *             {
                 *               "day": "2027-01-01",
                 *               "country_id": "",
                 *               "zone_id": "",
                 *               "percent": 12.5,
                 *               "is_planned": true
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Taxes"];
            };
        };
        /** @description Updated collection */
        EditedCollection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "handle": "grains",
                 *       "products": 12,
                 *       "values": {
                 *         "position": 3,
                 *         "name_en": "Grains",
                 *         "name_fr": "Céréales",
                 *         "description_en": "Rice, wheat and millets.",
                 *         "description_fr": "Riz, blé et millets."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EditedCollection"];
            };
        };
        /** @description In the shop’s display order */
        EditedCollectionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "collections": [
                 *         {
                 *           "handle": "grains",
                 *           "products": 12,
                 *           "values": {
                 *             "position": 3,
                 *             "name_en": "Grains",
                 *             "name_fr": "Céréales",
                 *             "description_en": "Rice, wheat and millets.",
                 *             "description_fr": "Riz, blé et millets."
                 *           }
                 *         },
                 *         {
                 *           "handle": "teas",
                 *           "products": 0,
                 *           "values": {
                 *             "position": 10,
                 *             "name_en": "Teas",
                 *             "name_fr": "",
                 *             "description_en": "",
                 *             "description_fr": ""
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EditedCollectionList"];
            };
        };
        /** @description The delivery method */
        StaffDeliveryMethod: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "method_id": "1",
                 *       "version": 4,
                 *       "values": {
                 *         "name": {
                 *           "en": "Home delivery",
                 *           "fr": "Livraison à domicile"
                 *         },
                 *         "description": {
                 *           "en": "In the hours you choose.",
                 *           "fr": "Aux heures de votre choix."
                 *         },
                 *         "price": 59,
                 *         "free_from": null,
                 *         "country_ids": [
                 *           "IN"
                 *         ],
                 *         "zone_ids": [],
                 *         "postcode_prefixes": [],
                 *         "position": 0,
                 *         "days_ahead": 7,
                 *         "is_active": true,
                 *         "windows": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffDeliveryMethod"];
            };
        };
        /** @description The import */
        Import: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "4",
                 *       "by": "Asha Rao",
                 *       "file_name": "village-store.csv",
                 *       "size": 1024,
                 *       "state": "draft",
                 *       "progress": 0,
                 *       "rows": 0,
                 *       "inserted": 0,
                 *       "updated": 0,
                 *       "unchanged": 0,
                 *       "rejected": 0,
                 *       "noted": 0,
                 *       "problem": "",
                 *       "made": "2026-11-20T09:40:00.000Z",
                 *       "ended": null,
                 *       "task": "import",
                 *       "restored": 0,
                 *       "removed": 0,
                 *       "kept": 0,
                 *       "can_undo": false
                 *     }
                 */
                "application/json": components["schemas"]["ImportRow"];
            };
        };
        /** @description Updated coupon */
        Coupon: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "GRAINS10",
                 *       "version": "9f2c0b2a9d8e7f61",
                 *       "state": "active",
                 *       "uses": 7,
                 *       "is_ordered": true,
                 *       "products": [
                 *         {
                 *           "product_id": "21",
                 *           "name": "Cold-pressed mustard oil from small farms"
                 *         }
                 *       ],
                 *       "values": {
                 *         "percent": 10,
                 *         "amount": null,
                 *         "minimum": 300,
                 *         "starts": "2026-11-20T18:30:00.000Z",
                 *         "ends": "2026-12-20T18:30:00.000Z",
                 *         "limit": 100,
                 *         "once_per_customer": true,
                 *         "is_paused": false,
                 *         "products": [
                 *           "21"
                 *         ],
                 *         "collections": [
                 *           "grains"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffCoupon"];
            };
        };
        /** @description The product with its stock */
        ProductStock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "product_id": "8",
                 *       "handle": "brown-rice",
                 *       "name": "Brown rice",
                 *       "image": "",
                 *       "barcode": "8901234567890",
                 *       "stock": 0,
                 *       "minimum": 1,
                 *       "level": "out",
                 *       "waiting": 12,
                 *       "reserved": 3,
                 *       "shelf": 3
                 *     }
                 */
                "application/json": components["schemas"]["ProductStock"];
            };
        };
        /** @description Reason for the error */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed-in member */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "member": {
                 *         "id": "1",
                 *         "name": "Asha Rao",
                 *         "email": "asha@example.com",
                 *         "role": "owner"
                 *       },
                 *       "permissions": [
                 *         "home.read",
                 *         "orders.read",
                 *         "orders.pack",
                 *         "orders.manage",
                 *         "products.read",
                 *         "products.manage",
                 *         "stock.read",
                 *         "stock.correct",
                 *         "products.import",
                 *         "offers.manage",
                 *         "reviews.manage",
                 *         "content.manage",
                 *         "delivery.manage",
                 *         "currencies.manage",
                 *         "messages.manage",
                 *         "customers.read",
                 *         "customers.manage",
                 *         "lists.export",
                 *         "recordings.read",
                 *         "insight.read",
                 *         "changes.read",
                 *         "staff.manage",
                 *         "shop.manage"
                 *       ],
                 *       "shop_name": "Ridge & Root",
                 *       "time_zone": "Asia/Kolkata",
                 *       "currency": {
                 *         "code": "INR",
                 *         "symbol": "₹",
                 *         "decimal": 2
                 *       },
                 *       "low_stock": 5,
                 *       "scale_codes": [],
                 *       "second_factor": "done",
                 *       "failed_attempts": 0,
                 *       "recent_until": "2026-11-20T10:45:00.000Z",
                 *       "csrf_token": "2f6c1c0e9d8b4a7f9e3d5c7b1a2f4e6d"
                 *     }
                 */
                "application/json": components["schemas"]["StaffSession"];
            };
        };
        /** @description Input for the browser’s WebAuthn functions */
        PasskeyOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "options": {
                 *         "challenge": "3q2-7w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyOptions"];
            };
        };
        /** @description Updated member */
        Member: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "2",
                 *       "name": "Ravi Iyer",
                 *       "email": "ravi@example.com",
                 *       "role": "packer",
                 *       "is_active": true,
                 *       "order_mail": false,
                 *       "is_invited": true,
                 *       "has_second_factor": false,
                 *       "last_seen": null
                 *     }
                 */
                "application/json": components["schemas"]["Member"];
            };
        };
        /** @description Updated product */
        Product: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "product_id": "8",
                 *       "handle": "brown-rice",
                 *       "version": "5f1c0b2a9d8e7f60",
                 *       "stock": 14,
                 *       "images": [],
                 *       "variants": [],
                 *       "same_code": [],
                 *       "values": {
                 *         "sku": "",
                 *         "is_stock_counted": true,
                 *         "is_weighed": false,
                 *         "handle": "basmati-rice",
                 *         "variants": [],
                 *         "status": "active",
                 *         "publish_at": null,
                 *         "collection": "grains",
                 *         "brand": "Ridge & Root",
                 *         "barcode": "8901234567890",
                 *         "tax_class_id": "1",
                 *         "tax_code": "1006",
                 *         "price": 190,
                 *         "special": null,
                 *         "special_from": null,
                 *         "special_until": null,
                 *         "minimum": 1,
                 *         "unit_amount": 1000,
                 *         "unit_measure": "g",
                 *         "drained_amount": null,
                 *         "allergens": [],
                 *         "may_contain": [
                 *           "nuts"
                 *         ],
                 *         "marks": [
                 *           "vegan",
                 *           "organic"
                 *         ],
                 *         "nutrition": {
                 *           "energy_kj": 1520,
                 *           "energy_kcal": 363,
                 *           "fat": 2.7,
                 *           "saturates": 0.5,
                 *           "carbohydrate": 76,
                 *           "sugars": 0.7,
                 *           "fibre": 3.4,
                 *           "protein": 7.5,
                 *           "salt": 0.02
                 *         },
                 *         "texts": {
                 *           "en": {
                 *             "name": "Brown rice",
                 *             "description": "<p>Whole grains from <strong>Palakkad</strong>.</p>",
                 *             "ingredients": "<p>Rice</p>",
                 *             "allergen_names": "",
                 *             "picture_alt": "A bowl of brown rice",
                 *             "keywords": "wholegrain",
                 *             "meta_title": "",
                 *             "meta_description": ""
                 *           },
                 *           "fr": {
                 *             "name": "Riz complet",
                 *             "description": "<p>Grains entiers de Palakkad.</p>",
                 *             "ingredients": "<p>Riz</p>",
                 *             "allergen_names": "",
                 *             "picture_alt": "",
                 *             "keywords": "",
                 *             "meta_title": "",
                 *             "meta_description": ""
                 *           }
                 *         },
                 *         "options": [
                 *           {
                 *             "id": "3",
                 *             "type": "radio",
                 *             "required": true,
                 *             "is_variant": false,
                 *             "name": {
                 *               "en": "Size",
                 *               "fr": "Taille"
                 *             },
                 *             "values": [
                 *               {
                 *                 "id": "5",
                 *                 "name": {
                 *                   "en": "1 kg",
                 *                   "fr": "1 kg"
                 *                 },
                 *                 "price": 0,
                 *                 "is_default": true
                 *               },
                 *               {
                 *                 "id": "6",
                 *                 "name": {
                 *                   "en": "5 kg",
                 *                   "fr": "5 kg"
                 *                 },
                 *                 "price": 700,
                 *                 "is_default": false
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffProduct"];
            };
        };
        /** @description Updated order */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "number": "RR-7K2M9X",
                 *       "short_number": "1042",
                 *       "version": 3,
                 *       "status": "placed",
                 *       "next": [
                 *         "packed",
                 *         "cancelled"
                 *       ],
                 *       "placed": "2026-11-20T08:15:00.000Z",
                 *       "language": "en",
                 *       "email": "meera@example.com",
                 *       "is_guest": false,
                 *       "is_written_to": true,
                 *       "address": {
                 *         "firstname": "Meera",
                 *         "lastname": "Nair",
                 *         "telephone": "+91 98450 12345",
                 *         "address_1": "12 Church Street",
                 *         "address_2": "",
                 *         "city": "Bengaluru",
                 *         "postcode": "560001",
                 *         "zone": "Karnataka",
                 *         "country": "India"
                 *       },
                 *       "delivery": "Home delivery",
                 *       "slot_starts": "2026-11-21T03:30:00.000Z",
                 *       "slot_ends": "2026-11-21T06:30:00.000Z",
                 *       "shopper_note": "Please ring twice.",
                 *       "lines": [
                 *         {
                 *           "id": "41",
                 *           "product_id": "7",
                 *           "handle": "basmati-rice",
                 *           "barcode": "",
                 *           "name": "Basmati rice",
                 *           "option": [
                 *             {
                 *               "name": "Weight",
                 *               "value": "1 kg"
                 *             }
                 *           ],
                 *           "image": "",
                 *           "quantity": 2,
                 *           "packed_quantity": 2,
                 *           "weight_step": null,
                 *           "weight": null,
                 *           "price": 210,
                 *           "price_text": "₹ 210.00/-",
                 *           "total": 420,
                 *           "total_text": "₹ 420.00/-",
                 *           "substitution": "similar",
                 *           "replaces": null
                 *         },
                 *         {
                 *           "id": "42",
                 *           "product_id": "9",
                 *           "handle": "turmeric",
                 *           "barcode": "",
                 *           "name": "Turmeric",
                 *           "option": [],
                 *           "image": "",
                 *           "quantity": 3,
                 *           "packed_quantity": null,
                 *           "weight_step": null,
                 *           "weight": null,
                 *           "price": 95,
                 *           "price_text": "₹ 95.00/-",
                 *           "total": 285,
                 *           "total_text": "₹ 285.00/-",
                 *           "substitution": "ask",
                 *           "replaces": null
                 *         }
                 *       ],
                 *       "totals": [
                 *         {
                 *           "code": "sub_total",
                 *           "title": "Goods",
                 *           "text": "₹ 705.00/-"
                 *         },
                 *         {
                 *           "code": "total",
                 *           "title": "Total",
                 *           "text": "₹ 745.00/-"
                 *         }
                 *       ],
                 *       "total": 745,
                 *       "total_text": "₹ 745.00/-",
                 *       "agreed_total": 745,
                 *       "agreed_total_text": "₹ 745.00/-",
                 *       "box_total": 745,
                 *       "box_total_text": "₹ 745.00/-",
                 *       "paid": 745,
                 *       "refundable": 745,
                 *       "refundable_text": "₹ 745.00/-",
                 *       "payment": "paid",
                 *       "payment_name": "Bank transfer",
                 *       "is_unpaid": false,
                 *       "to_collect_text": null,
                 *       "currency": {
                 *         "code": "INR",
                 *         "symbol": "₹",
                 *         "value": 1,
                 *         "decimal": 2
                 *       },
                 *       "can_confirm_payment": false,
                 *       "invoices": [
                 *         {
                 *           "kind": "invoice",
                 *           "number": "26-27/00001",
                 *           "path": "/invoices/Zk3vQ9sT.pdf"
                 *         }
                 *       ],
                 *       "payments": [
                 *         {
                 *           "id": "8",
                 *           "method_name": "Card",
                 *           "reference": "V1StGXR8Z5jdHi6B",
                 *           "amount": 745,
                 *           "amount_text": "₹ 745.00/-",
                 *           "state": "failed",
                 *           "made": "2026-11-20T08:15:00.000Z"
                 *         },
                 *         {
                 *           "id": "9",
                 *           "method_name": "Bank transfer",
                 *           "reference": "",
                 *           "amount": 745,
                 *           "amount_text": "₹ 745.00/-",
                 *           "state": "paid",
                 *           "made": "2026-11-20T08:15:30.000Z"
                 *         }
                 *       ],
                 *       "refunds": [
                 *         {
                 *           "id": "5",
                 *           "amount": 95,
                 *           "amount_text": "₹ 95.00/-",
                 *           "reason": "short",
                 *           "note": "",
                 *           "state": "due",
                 *           "failure": "",
                 *           "is_sending": false,
                 *           "made": "2026-11-20T09:15:00.000Z",
                 *           "settled": null
                 *         }
                 *       ],
                 *       "timeline": [
                 *         {
                 *           "status": "placed",
                 *           "at": "2026-11-20T08:15:00.000Z"
                 *         },
                 *         {
                 *           "status": "paid",
                 *           "at": "2026-11-20T08:16:00.000Z"
                 *         }
                 *       ],
                 *       "notes": [
                 *         {
                 *           "by": "Asha Rao",
                 *           "at": "2026-11-20T09:00:00.000Z",
                 *           "text": "Called about the turmeric."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StaffOrder"];
            };
        };
        /** @description Processing status of a content image */
        ContentPicture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "12",
                 *       "file_name": "harvest.jpg",
                 *       "state": "done",
                 *       "picture": "uploaded-2c1743a391305fbf367df8e4f069f9f9-1200x900-8a6f4b",
                 *       "path": "/pictures/uploaded/2c1743a391305fbf367df8e4f069f9f9-720.webp",
                 *       "failure": null
                 *     }
                 */
                "application/json": components["schemas"]["ContentPicture"];
            };
        };
        /** @description Updated images */
        Pictures: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "name": "Basmati rice",
                 *       "handle": "basmati-rice",
                 *       "pictures": [
                 *         {
                 *           "id": "basmati-rice-1",
                 *           "picture": {
                 *             "url": "/pictures/basmati-rice-1-{width}.{format}?v=1",
                 *             "widths": [
                 *               160,
                 *               360,
                 *               720
                 *             ],
                 *             "formats": [
                 *               "webp"
                 *             ],
                 *             "width": 8,
                 *             "height": 9,
                 *             "alt": "A sack of basmati rice",
                 *             "color": "#f2e6cf"
                 *           }
                 *         },
                 *         {
                 *           "id": "basmati-rice-2",
                 *           "picture": {
                 *             "url": "/pictures/basmati-rice-2-{width}.{format}?v=1",
                 *             "widths": [
                 *               160,
                 *               360,
                 *               720
                 *             ],
                 *             "formats": [
                 *               "webp"
                 *             ],
                 *             "width": 8,
                 *             "height": 9,
                 *             "alt": "A sack of basmati rice",
                 *             "color": "#e8d9bd"
                 *           }
                 *         }
                 *       ],
                 *       "uploads": [
                 *         {
                 *           "id": "12",
                 *           "file_name": "DSC_0412.jpg",
                 *           "state": "waiting",
                 *           "failure": null
                 *         },
                 *         {
                 *           "id": "11",
                 *           "file_name": "rice.png",
                 *           "state": "failed",
                 *           "failure": "This file is damaged. Save it again and upload the new file."
                 *         }
                 *       ],
                 *       "text": {
                 *         "en": "A sack of basmati rice",
                 *         "fr": "Un sac de riz basmati"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductPictures"];
            };
        };
    };
    parameters: {
        /** @description Unique per operation; reuse it for retries */
        IdempotencyKey: string;
        Gateway: "stripe" | "razorpay";
        /** @description Number of days, including today */
        InsightDays: 14 | 30 | 90;
        MemberId: string;
        OrderNumber: string;
        ImportId: string;
        MethodId: string;
        ReviewId: string;
        CouponCode: string;
        ContentKind: components["schemas"]["ContentKind"];
        ContentHandle: string;
        ContentVersionId: string;
        CustomerId: string;
        ProductId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    signInStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    signOutStaff: {
        parameters: {
            query?: {
                /** @description End all sessions of this member */
                everywhere?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    requestStaffPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkForm"];
            };
        };
        responses: {
            /** @description Mailed, if an active member has this address */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getStaffPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyOptions"];
            default: components["responses"]["Problem"];
        };
    };
    signInStaffWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasskeySignInForm"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    verifyStaffCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCodeForm"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most recently used first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "session_id": "12",
                     *           "browser": "Firefox",
                     *           "system": "Linux",
                     *           "started_at": "2026-11-20T08:15:00.000Z",
                     *           "last_used_at": "2026-11-20T10:30:00.000Z",
                     *           "is_current": true
                     *         },
                     *         {
                     *           "session_id": "9",
                     *           "browser": "Chrome",
                     *           "system": "Android",
                     *           "started_at": "2026-11-19T05:40:00.000Z",
                     *           "last_used_at": "2026-11-20T07:02:00.000Z",
                     *           "is_current": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSessionList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endStaffSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getStaffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_on": true,
                     *       "since": "2026-10-02T08:30:00.000Z",
                     *       "recovery_codes_left": 9
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSecondFactor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmStaffSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCodeForm"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    startStaffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProof"];
            };
        };
        responses: {
            /** @description Shown once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "otpauth://totp/Shop:asha%40example.com?secret=JBSWY3DPEHPK3PXP",
                     *       "recovery_codes": [
                     *         "7KQ2-M9XA-41TB-ZZ0P"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSecondFactorSecrets"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeStaffSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProof"];
            };
        };
        responses: {
            /** @description Switched off */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listStaffPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkeys": [
                     *         {
                     *           "passkey_id": "3",
                     *           "name": "The phone at the packing table",
                     *           "created_at": "2026-10-02T08:30:00.000Z",
                     *           "last_used_at": "2026-11-20T08:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    registerStaffPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasskeyForm"];
            };
        };
        responses: {
            /** @description The passkey */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkey_id": "4",
                     *       "name": "Laptop",
                     *       "created_at": "2026-11-20T08:30:00.000Z",
                     *       "last_used_at": ""
                     *     }
                     */
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStaffPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProof"];
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            default: components["responses"]["Problem"];
        };
    };
    removeStaffPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProof"];
            };
        };
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationForm"];
            };
        };
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Asha Rao",
                     *       "email": "asha@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInvitationPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationForm"];
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitationWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationPasskeyForm"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    setStaffPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasswordForm"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnerSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_open": false
                     *     }
                     */
                    "application/json": components["schemas"]["OwnerSetup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    claimShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerSetupForm"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sorted by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "members": [
                     *         {
                     *           "id": "1",
                     *           "name": "Asha Rao",
                     *           "email": "asha@example.com",
                     *           "role": "owner",
                     *           "is_active": true,
                     *           "order_mail": false,
                     *           "is_invited": false,
                     *           "has_second_factor": false,
                     *           "last_seen": "2026-11-20T08:15:00.000Z"
                     *         },
                     *         {
                     *           "id": "2",
                     *           "name": "Ravi Iyer",
                     *           "email": "ravi@example.com",
                     *           "role": "packer",
                     *           "is_active": true,
                     *           "order_mail": false,
                     *           "is_invited": true,
                     *           "has_second_factor": false,
                     *           "last_seen": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberForm"];
            };
        };
        responses: {
            201: components["responses"]["Member"];
            default: components["responses"]["Problem"];
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            200: components["responses"]["Member"];
            default: components["responses"]["Problem"];
        };
    };
    removeMemberSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteMemberAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Link sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getStaffHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tasks with their counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tasks": [
                     *         {
                     *           "task": "pack",
                     *           "count": 4
                     *         },
                     *         {
                     *           "task": "unpaid",
                     *           "count": 1
                     *         },
                     *         {
                     *           "task": "refund",
                     *           "count": 1
                     *         },
                     *         {
                     *           "task": "stock",
                     *           "count": 3
                     *         },
                     *         {
                     *           "task": "message",
                     *           "count": 2
                     *         },
                     *         {
                     *           "task": "email",
                     *           "count": 1
                     *         },
                     *         {
                     *           "task": "review",
                     *           "count": 5
                     *         }
                     *       ],
                     *       "sales": {
                     *         "orders": 7,
                     *         "amount": 8412.5,
                     *         "orders_before": 5,
                     *         "amount_before": 6120
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaffHome"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchOrders: {
        parameters: {
            query?: {
                /** @description Orders of the account, and guest orders of its email address */
                customer_id?: string;
                status?: components["schemas"]["OrderStatus"];
                payment?: components["schemas"]["PaymentState"];
                /** @description Date of the time slot in the shop’s time zone */
                day?: string;
                slot_id?: string;
                /** @description Short number such as #1042, or part of the order number, name, email address or phone number */
                text?: string;
                sort?: "placed" | "slot" | "total" | "number";
                direction?: "asc" | "desc";
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of orders; `total` is capped at 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "orders": [
                     *         {
                     *           "number": "RR-7K2M9X",
                     *           "short_number": "1042",
                     *           "status": "placed",
                     *           "placed": "2026-11-20T08:15:00.000Z",
                     *           "name": "Meera Nair",
                     *           "email": "meera@example.com",
                     *           "phone": "+91 98450 12345",
                     *           "city": "Bengaluru",
                     *           "delivery": "Home delivery",
                     *           "slot_starts": "2026-11-21T03:30:00.000Z",
                     *           "slot_ends": "2026-11-21T06:30:00.000Z",
                     *           "units": 5,
                     *           "packed_units": 0,
                     *           "total": 1280.5,
                     *           "total_text": "₹ 1,280.50/-",
                     *           "payment": "paid",
                     *           "payment_name": "Cash on delivery"
                     *         },
                     *         {
                     *           "number": "RR-3QW8TZ",
                     *           "short_number": "1043",
                     *           "status": "packed",
                     *           "placed": "2026-11-20T07:02:00.000Z",
                     *           "name": "Jean Dupont",
                     *           "email": "jean@example.com",
                     *           "phone": "+33 6 12 34 56 78",
                     *           "city": "Pune",
                     *           "delivery": "Courier",
                     *           "slot_starts": null,
                     *           "slot_ends": null,
                     *           "units": 2,
                     *           "packed_units": 2,
                     *           "total": 340,
                     *           "total_text": "€ 3.40/-",
                     *           "payment": "due",
                     *           "payment_name": "Bank transfer"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStaffOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    changeOrderAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAddressForm"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    listOrderSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earliest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slots": [
                     *         {
                     *           "slot_id": "12",
                     *           "starts": "2026-11-22T03:30:00.000Z",
                     *           "ends": "2026-11-22T06:30:00.000Z",
                     *           "left": 4
                     *         },
                     *         {
                     *           "slot_id": "13",
                     *           "starts": "2026-11-22T10:30:00.000Z",
                     *           "ends": "2026-11-22T13:30:00.000Z",
                     *           "left": 20
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderSlotList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOrderSlot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slot_id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    confirmPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    packLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
                line_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackedLineForm"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    changeOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusForm"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundForm"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    settleRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Problem"];
        };
    };
    findProducts: {
        parameters: {
            query?: {
                text?: string;
                /** @description Product to replace; excluded from the results */
                like?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The 20 best matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pack": {
                     *         "amount": 2000,
                     *         "measure": "g"
                     *       },
                     *       "products": [
                     *         {
                     *           "product_id": "8",
                     *           "name": "Brown rice",
                     *           "barcode": "",
                     *           "image": "",
                     *           "price": 190,
                     *           "stock": 14,
                     *           "pack": {
                     *             "amount": 1000,
                     *             "measure": "g"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchStaffProducts: {
        parameters: {
            query?: {
                /** @description Search words or a full barcode */
                text?: string;
                /** @description Collection handle */
                collection?: string;
                /** @description `low`: one to five units left */
                stock?: components["schemas"]["StockLevel"];
                /** @description Filter by sale price */
                special?: boolean;
                status?: components["schemas"]["ProductStatus"];
                /** @description `relevance`: best match first; requires a search text and is its default */
                sort?: components["schemas"]["ProductSort"];
                /** @description Applies to every sort order except relevance */
                direction?: "asc" | "desc";
                /** @description `next` cursor of another page with the same sort order */
                after?: components["schemas"]["ProductCursor"];
                /** @description `previous` cursor of another page with the same sort order */
                before?: components["schemas"]["ProductCursor"];
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of products; `total` is capped at 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "has_more": false,
                     *       "next": null,
                     *       "previous": null,
                     *       "products": [
                     *         {
                     *           "product_id": "7",
                     *           "handle": "basmati-rice",
                     *           "name": "Basmati rice",
                     *           "brand": "Ridge & Root",
                     *           "image": "",
                     *           "collection": {
                     *             "handle": "grains",
                     *             "name": "Grains"
                     *           },
                     *           "price": 240,
                     *           "price_text": "₹ 240.00/-",
                     *           "special": 216,
                     *           "special_text": "₹ 216.00/-",
                     *           "special_from": null,
                     *           "special_until": "2026-12-01T18:29:00.000Z",
                     *           "stock": 3,
                     *           "barcode": "8901234567890",
                     *           "status": "active",
                     *           "variants": 0
                     *         },
                     *         {
                     *           "product_id": "8",
                     *           "handle": "brown-rice",
                     *           "name": "Brown rice",
                     *           "brand": "",
                     *           "image": "",
                     *           "collection": {
                     *             "handle": "grains",
                     *             "name": "Grains"
                     *           },
                     *           "price": 190,
                     *           "price_text": "₹ 190.00/-",
                     *           "special": null,
                     *           "special_text": "",
                     *           "special_from": null,
                     *           "special_until": null,
                     *           "stock": 14,
                     *           "barcode": "",
                     *           "status": "active",
                     *           "variants": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProductForm"];
            };
        };
        responses: {
            201: components["responses"]["Product"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Product"];
            default: components["responses"]["Problem"];
        };
    };
    saveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductForm"];
            };
        };
        responses: {
            200: components["responses"]["Product"];
            default: components["responses"]["Problem"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductDeletionForm"];
            };
        };
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeProductValues: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductValuesForm"];
            };
        };
        responses: {
            /** @description Updated products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_id": "8",
                     *           "handle": "brown-rice",
                     *           "name": "Brown rice",
                     *           "brand": "",
                     *           "image": "",
                     *           "collection": {
                     *             "handle": "grains",
                     *             "name": "Grains"
                     *           },
                     *           "price": 195.5,
                     *           "price_text": "₹ 195.50/-",
                     *           "special": null,
                     *           "special_text": "",
                     *           "special_from": null,
                     *           "special_until": null,
                     *           "stock": 14,
                     *           "barcode": "",
                     *           "status": "active",
                     *           "variants": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedProducts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductGroupForm"];
            };
        };
        responses: {
            /** @description Updated products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": []
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedProducts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStaffCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the shop’s display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         {
                     *           "handle": "grains",
                     *           "name": "Grains"
                     *         },
                     *         {
                     *           "handle": "spices",
                     *           "name": "Spices"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffCollectionList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listEditedCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EditedCollectionList"];
            default: components["responses"]["Problem"];
        };
    };
    addCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionValues"];
            };
        };
        responses: {
            201: components["responses"]["EditedCollection"];
            default: components["responses"]["Problem"];
        };
    };
    saveCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionChanges"];
            };
        };
        responses: {
            200: components["responses"]["EditedCollection"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EditedCollectionList"];
            default: components["responses"]["Problem"];
        };
    };
    listPackingSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sorted by time; orders without a time slot come first and have no id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slots": [
                     *         {
                     *           "slot_id": null,
                     *           "starts": null,
                     *           "ends": null,
                     *           "delivery": "",
                     *           "to_pack": 1,
                     *           "unpaid": 0,
                     *           "packed": 1,
                     *           "dispatched": 0
                     *         },
                     *         {
                     *           "slot_id": "12",
                     *           "starts": "2026-11-21T03:30:00.000Z",
                     *           "ends": "2026-11-21T06:30:00.000Z",
                     *           "delivery": "Home delivery",
                     *           "to_pack": 4,
                     *           "unpaid": 1,
                     *           "packed": 2,
                     *           "dispatched": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewSlotStatus: {
        parameters: {
            query: {
                /** @description Omit for orders without a time slot */
                slot_id?: string;
                status: components["schemas"]["SlotStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders that have not reached the status, eligible ones first; at most 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_more": false,
                     *       "orders": [
                     *         {
                     *           "number": "RR-7K2M9X",
                     *           "short_number": "1042",
                     *           "name": "Meera Nair",
                     *           "status": "packed",
                     *           "reason": null,
                     *           "settles": null
                     *         },
                     *         {
                     *           "number": "RR-3QW8TZ",
                     *           "short_number": "1043",
                     *           "name": "Jean Dupont",
                     *           "status": "placed",
                     *           "reason": "This order isn’t packed yet.",
                     *           "settles": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotStatusPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSlotStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotStatusForm"];
            };
        };
        responses: {
            /** @description Result for each order, in request order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "number": "RR-7K2M9X",
                     *           "short_number": "1042",
                     *           "status": "dispatched",
                     *           "reason": null
                     *         },
                     *         {
                     *           "number": "RR-3QW8TZ",
                     *           "short_number": "1043",
                     *           "status": "placed",
                     *           "reason": "This order isn’t packed yet."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotStatusResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPackingList: {
        parameters: {
            query?: {
                /** @description Omit for orders without a time slot */
                slot_id?: string;
                /** @description Limit to one order */
                number?: string;
                /** @description Limit to orders of the time slot with this status */
                status?: "placed" | "packed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders, oldest first; at most 2000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_more": false,
                     *       "sender": {
                     *         "name": "Ridge & Root",
                     *         "lines": [
                     *           "4 Mill Road",
                     *           "560001 Bengaluru"
                     *         ]
                     *       },
                     *       "orders": []
                     *     }
                     */
                    "application/json": components["schemas"]["PackingList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStock: {
        parameters: {
            query?: {
                /**
                 * @description `low`: not orderable or at most the low stock threshold, lowest first. `out`: not orderable only.
                 *     `waiting`: with back-in-stock requests, most requested first. Ignored with a search text.
                 */
                view?: "low" | "out" | "waiting";
                /** @description Barcode or search words */
                text?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of products; `total` is capped at 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 3,
                     *       "low_stock": 5,
                     *       "products": [
                     *         {
                     *           "product_id": "8",
                     *           "handle": "brown-rice",
                     *           "name": "Brown rice",
                     *           "image": "",
                     *           "barcode": "8901234567890",
                     *           "stock": 0,
                     *           "minimum": 1,
                     *           "level": "out",
                     *           "waiting": 12
                     *         },
                     *         {
                     *           "product_id": "21",
                     *           "handle": "mustard-oil",
                     *           "name": "Cold-pressed mustard oil from small farms",
                     *           "image": "",
                     *           "barcode": "",
                     *           "stock": 3,
                     *           "minimum": 1,
                     *           "level": "low",
                     *           "waiting": 0
                     *         },
                     *         {
                     *           "product_id": "34",
                     *           "handle": "eggs",
                     *           "name": "Eggs",
                     *           "image": "",
                     *           "barcode": "",
                     *           "stock": 4,
                     *           "minimum": 6,
                     *           "level": "out",
                     *           "waiting": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProductStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductStock"];
            default: components["responses"]["Problem"];
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
                /** @description Movement id; returns older movements */
                before?: string;
                limit?: number;
            };
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock movements; all changes add up to the current stock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_more": false,
                     *       "movements": [
                     *         {
                     *           "id": "94",
                     *           "at": "2026-11-20T09:40:00.000Z",
                     *           "change": -2,
                     *           "total": 0,
                     *           "reason": "correction",
                     *           "cause": "spoiled",
                     *           "note": "Wet sack",
                     *           "by": "Ravi Iyer",
                     *           "order_number": null
                     *         },
                     *         {
                     *           "id": "88",
                     *           "at": "2026-11-20T08:15:00.000Z",
                     *           "change": -3,
                     *           "total": 2,
                     *           "reason": "order",
                     *           "cause": null,
                     *           "note": "",
                     *           "by": null,
                     *           "order_number": "RR-7K2M9X"
                     *         },
                     *         {
                     *           "id": "8",
                     *           "at": "2026-11-01T06:00:00.000Z",
                     *           "change": 5,
                     *           "total": 5,
                     *           "reason": "initial",
                     *           "cause": null,
                     *           "note": "",
                     *           "by": null,
                     *           "order_number": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockMovementList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    correctStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCorrectionForm"];
            };
        };
        responses: {
            200: components["responses"]["ProductStock"];
            default: components["responses"]["Problem"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                view?: "held" | "published";
                /** @description Product search words or barcode; limits reviews to matching products */
                text?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of reviews; `total` is capped at 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "reviews": [
                     *         {
                     *           "review_id": "31",
                     *           "product_id": "8",
                     *           "handle": "brown-rice",
                     *           "product_name": "Brown rice",
                     *           "image": "",
                     *           "name": "Meera",
                     *           "text": "Nutty, and it does not stick.\nWe buy it again.",
                     *           "rating": 5,
                     *           "date": "2026-11-20T08:15:00.000Z",
                     *           "verified": true,
                     *           "reply": "Thank you, Meera!"
                     *         },
                     *         {
                     *           "review_id": "32",
                     *           "product_id": "21",
                     *           "handle": "mustard-oil",
                     *           "product_name": "Cold-pressed mustard oil from small farms",
                     *           "image": "",
                     *           "name": "A. Person With A Rather Long Name",
                     *           "text": "<b>Cheap</b> pills at https://pills.example",
                     *           "rating": 1,
                     *           "date": "2026-11-20T09:40:00.000Z",
                     *           "verified": false,
                     *           "reply": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rejectReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    publishReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unpublished */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                state?: components["schemas"]["CouponState"];
                /** @description Part of a code, case-insensitive */
                text?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of coupons; `total` is capped at 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 3,
                     *       "coupons": [
                     *         {
                     *           "code": "GRAINS10",
                     *           "state": "active",
                     *           "uses": 7,
                     *           "amount_text": "",
                     *           "minimum_text": "₹ 300.00/-",
                     *           "values": {
                     *             "percent": 10,
                     *             "amount": null,
                     *             "minimum": 300,
                     *             "starts": "2026-11-20T18:30:00.000Z",
                     *             "ends": "2026-12-20T18:30:00.000Z",
                     *             "limit": 100,
                     *             "once_per_customer": true,
                     *             "is_paused": false,
                     *             "products": [
                     *               "21"
                     *             ],
                     *             "collections": [
                     *               "grains"
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "code": "HARVEST100",
                     *           "state": "used_up",
                     *           "uses": 50,
                     *           "amount_text": "₹ 100.00/-",
                     *           "minimum_text": "",
                     *           "values": {
                     *             "percent": null,
                     *             "amount": 100,
                     *             "minimum": 0,
                     *             "starts": null,
                     *             "ends": null,
                     *             "limit": 50,
                     *             "once_per_customer": false,
                     *             "is_paused": false,
                     *             "products": [],
                     *             "collections": []
                     *           }
                     *         },
                     *         {
                     *           "code": "DIWALI",
                     *           "state": "planned",
                     *           "uses": 0,
                     *           "amount_text": "",
                     *           "minimum_text": "",
                     *           "values": {
                     *             "percent": 5,
                     *             "amount": null,
                     *             "minimum": 0,
                     *             "starts": "2036-10-01T18:30:00.000Z",
                     *             "ends": null,
                     *             "limit": null,
                     *             "once_per_customer": false,
                     *             "is_paused": false,
                     *             "products": [],
                     *             "collections": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CouponPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCouponForm"];
            };
        };
        responses: {
            201: components["responses"]["Coupon"];
            default: components["responses"]["Problem"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Coupon"];
            default: components["responses"]["Problem"];
        };
    };
    saveCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponForm"];
            };
        };
        responses: {
            200: components["responses"]["Coupon"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    endCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Coupon"];
            default: components["responses"]["Problem"];
        };
    };
    listContent: {
        parameters: {
            query?: {
                kind?: components["schemas"]["ContentKind"];
                state?: components["schemas"]["ContentState"];
                /** @description Part of a title in any language, or of a path */
                text?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of content entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 3,
                     *       "items": [
                     *         {
                     *           "kind": "post",
                     *           "handle": "first-mangoes",
                     *           "title": "The first mangoes",
                     *           "state": "planned",
                     *           "in_shop": false,
                     *           "publish_at": "2026-11-27T04:30:00.000Z",
                     *           "at": "2026-11-20T09:40:00.000Z",
                     *           "by": "Asha Rao"
                     *         },
                     *         {
                     *           "kind": "page",
                     *           "handle": "about-us",
                     *           "title": "About us",
                     *           "state": "draft",
                     *           "in_shop": true,
                     *           "publish_at": null,
                     *           "at": "2026-11-20T08:15:00.000Z",
                     *           "by": "Asha Rao"
                     *         },
                     *         {
                     *           "kind": "page",
                     *           "handle": "shipping-delivery-policy",
                     *           "title": "Delivery with a rather long title that says all of it",
                     *           "state": "published",
                     *           "in_shop": true,
                     *           "publish_at": null,
                     *           "at": null,
                     *           "by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContentForm"];
            };
        };
        responses: {
            201: components["responses"]["Content"];
            default: components["responses"]["Problem"];
        };
    };
    listContentChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags in blog order, images by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tags": [
                     *         {
                     *           "handle": "kitchen",
                     *           "name": "In the kitchen"
                     *         },
                     *         {
                     *           "handle": "growers",
                     *           "name": "Our growers"
                     *         }
                     *       ],
                     *       "pictures": [
                     *         {
                     *           "id": "uploaded-2c1743a391305fbf367df8e4f069f9f9-1200x900-8a6f4b",
                     *           "label": "harvest.jpg",
                     *           "url": "/pictures/uploaded/2c1743a391305fbf367df8e4f069f9f9-160.webp"
                     *         },
                     *         {
                     *           "id": "country-bread-2",
                     *           "label": "country-bread-2",
                     *           "url": "/pictures/country-bread-2-160.webp?v=1"
                     *         },
                     *         {
                     *           "id": "forest-honey-3",
                     *           "label": "forest-honey-3",
                     *           "url": "/pictures/forest-honey-3-160.webp?v=1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContentChoices"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addContentTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentTagForm"];
            };
        };
        responses: {
            /** @description The tag, added last */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "handle": "harvest",
                     *       "name": "Harvest"
                     *     }
                     */
                    "application/json": components["schemas"]["ContentTag"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadContentPicture: {
        parameters: {
            query: {
                file_name: string;
            };
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: components["responses"]["ContentPicture"];
            default: components["responses"]["Problem"];
        };
    };
    getContentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                upload_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPicture"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Content"];
            default: components["responses"]["Problem"];
        };
    };
    saveContentDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentForm"];
            };
        };
        responses: {
            200: components["responses"]["Content"];
            default: components["responses"]["Problem"];
        };
    };
    discardContentDraft: {
        parameters: {
            query: {
                /** @description Version of the draft to discard; 409 if it differs */
                version: string;
            };
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discarded */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    publishContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPublication"];
            };
        };
        responses: {
            200: components["responses"]["Content"];
            default: components["responses"]["Problem"];
        };
    };
    unplanContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Content"];
            default: components["responses"]["Problem"];
        };
    };
    unpublishContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Content"];
            default: components["responses"]["Problem"];
        };
    };
    listContentVersions: {
        parameters: {
            query?: {
                /** @description Version id; returns older versions */
                before?: string;
                limit?: number;
            };
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_more": false,
                     *       "versions": [
                     *         {
                     *           "id": "2",
                     *           "at": "2026-11-20T08:15:00.000Z",
                     *           "by": "Asha Rao",
                     *           "title": "About us"
                     *         },
                     *         {
                     *           "id": "1",
                     *           "at": "2026-11-20T08:15:00.000Z",
                     *           "by": null,
                     *           "title": "About this shop"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContentVersionList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
                version_id: components["parameters"]["ContentVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1",
                     *       "at": "2026-11-20T08:15:00.000Z",
                     *       "by": null,
                     *       "title": "About this shop",
                     *       "values": {
                     *         "picture": "",
                     *         "day": "",
                     *         "author": "",
                     *         "tags": [],
                     *         "products": [],
                     *         "texts": {
                     *           "en": {
                     *             "title": "About this shop",
                     *             "lead": "Two founders.",
                     *             "html": "<p>It began on a path.</p>",
                     *             "picture_alt": "",
                     *             "meta_description": "What the shop is about",
                     *             "keywords": "shop"
                     *           },
                     *           "fr": {
                     *             "title": "",
                     *             "lead": "",
                     *             "html": "",
                     *             "picture_alt": "",
                     *             "meta_description": "",
                     *             "keywords": ""
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContentVersion"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreContentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: components["parameters"]["ContentKind"];
                handle: components["parameters"]["ContentHandle"];
                version_id: components["parameters"]["ContentVersionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestoration"];
            };
        };
        responses: {
            200: components["responses"]["Content"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffDeliveryMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the shop’s display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "methods": [
                     *         {
                     *           "method_id": "1",
                     *           "version": 3,
                     *           "values": {
                     *             "name": {
                     *               "en": "Home delivery",
                     *               "fr": "Livraison à domicile"
                     *             },
                     *             "description": {
                     *               "en": "In the hours you choose.",
                     *               "fr": "Aux heures de votre choix."
                     *             },
                     *             "price": 49,
                     *             "free_from": 1500,
                     *             "country_ids": [
                     *               "IN"
                     *             ],
                     *             "zone_ids": [
                     *               "IN-KA"
                     *             ],
                     *             "postcode_prefixes": [
                     *               "560",
                     *               "562"
                     *             ],
                     *             "position": 0,
                     *             "days_ahead": 7,
                     *             "is_active": true,
                     *             "windows": [
                     *               {
                     *                 "id": "1",
                     *                 "weekdays": [
                     *                   1,
                     *                   2,
                     *                   3,
                     *                   4,
                     *                   5,
                     *                   6,
                     *                   7
                     *                 ],
                     *                 "starts": "08:00",
                     *                 "ends": "11:00",
                     *                 "cutoff_hours": 12,
                     *                 "capacity": 20
                     *               },
                     *               {
                     *                 "id": "2",
                     *                 "weekdays": [
                     *                   1,
                     *                   2,
                     *                   3,
                     *                   4,
                     *                   5,
                     *                   6
                     *                 ],
                     *                 "starts": "17:00",
                     *                 "ends": "20:00",
                     *                 "cutoff_hours": 4,
                     *                 "capacity": 25
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "method_id": "2",
                     *           "version": 1,
                     *           "values": {
                     *             "name": {
                     *               "en": "International parcel",
                     *               "fr": ""
                     *             },
                     *             "description": {
                     *               "en": "In five to ten working days.",
                     *               "fr": ""
                     *             },
                     *             "price": 1490,
                     *             "free_from": null,
                     *             "country_ids": [
                     *               "FR",
                     *               "DE"
                     *             ],
                     *             "zone_ids": [],
                     *             "postcode_prefixes": [],
                     *             "position": 1,
                     *             "days_ahead": 7,
                     *             "is_active": false,
                     *             "windows": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffDeliveryMethodList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addDeliveryMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryMethodValues"];
            };
        };
        responses: {
            201: components["responses"]["StaffDeliveryMethod"];
            default: components["responses"]["Problem"];
        };
    };
    saveDeliveryMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                method_id: components["parameters"]["MethodId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryMethodForm"];
            };
        };
        responses: {
            200: components["responses"]["StaffDeliveryMethod"];
            default: components["responses"]["Problem"];
        };
    };
    listDeliveryPlaces: {
        parameters: {
            query?: {
                /** @description Comma-separated country codes to include zones for */
                country_ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sorted by English name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "countries": [
                     *         {
                     *           "id": "FR",
                     *           "name": "France"
                     *         },
                     *         {
                     *           "id": "DE",
                     *           "name": "Germany"
                     *         },
                     *         {
                     *           "id": "IN",
                     *           "name": "India"
                     *         }
                     *       ],
                     *       "zones": [
                     *         {
                     *           "id": "IN-KA",
                     *           "name": "Karnataka"
                     *         },
                     *         {
                     *           "id": "IN-KL",
                     *           "name": "Kerala"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeliverySlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earliest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slots": [
                     *         {
                     *           "slot_id": "41",
                     *           "method_id": "1",
                     *           "method_name": "Home delivery",
                     *           "starts": "2026-11-21T02:30:00.000Z",
                     *           "ends": "2026-11-21T05:30:00.000Z",
                     *           "cutoff": "2026-11-20T14:30:00.000Z",
                     *           "capacity": 20,
                     *           "taken": 12,
                     *           "is_closed": false,
                     *           "is_day_closed": false,
                     *           "is_past_cutoff": false,
                     *           "is_offered": true
                     *         },
                     *         {
                     *           "slot_id": "42",
                     *           "method_id": "1",
                     *           "method_name": "Home delivery",
                     *           "starts": "2026-11-21T11:30:00.000Z",
                     *           "ends": "2026-11-21T14:30:00.000Z",
                     *           "cutoff": "2026-11-21T07:30:00.000Z",
                     *           "capacity": 25,
                     *           "taken": 25,
                     *           "is_closed": false,
                     *           "is_day_closed": false,
                     *           "is_past_cutoff": false,
                     *           "is_offered": true
                     *         },
                     *         {
                     *           "slot_id": "43",
                     *           "method_id": "1",
                     *           "method_name": "Home delivery",
                     *           "starts": "2026-11-22T02:30:00.000Z",
                     *           "ends": "2026-11-22T05:30:00.000Z",
                     *           "cutoff": "2026-11-21T14:30:00.000Z",
                     *           "capacity": 20,
                     *           "taken": 0,
                     *           "is_closed": true,
                     *           "is_day_closed": false,
                     *           "is_past_cutoff": false,
                     *           "is_offered": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSlotList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeDeliverySlot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slot_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSlotChange"];
            };
        };
        responses: {
            /** @description Updated time slot */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slot_id": "41",
                     *       "method_id": "1",
                     *       "method_name": "Home delivery",
                     *       "starts": "2026-11-21T02:30:00.000Z",
                     *       "ends": "2026-11-21T05:30:00.000Z",
                     *       "cutoff": "2026-11-20T14:30:00.000Z",
                     *       "capacity": 15,
                     *       "taken": 12,
                     *       "is_closed": false,
                     *       "is_day_closed": false,
                     *       "is_past_cutoff": false,
                     *       "is_offered": true
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSlot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClosedDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClosedDayList"];
            default: components["responses"]["Problem"];
        };
    };
    setClosedDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description In the shop’s time zone, from today to one year ahead */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosedDayForm"];
            };
        };
        responses: {
            200: components["responses"]["ClosedDayList"];
            default: components["responses"]["Problem"];
        };
    };
    getShopDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShopDetails"];
            default: components["responses"]["Problem"];
        };
    };
    saveShopDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopForm"];
            };
        };
        responses: {
            200: components["responses"]["ShopDetails"];
            default: components["responses"]["Problem"];
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FirstSteps"];
            default: components["responses"]["Problem"];
        };
    };
    removeDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FirstSteps"];
            default: components["responses"]["Problem"];
        };
    };
    getTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Taxes"];
            default: components["responses"]["Problem"];
        };
    };
    saveTaxPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxPolicy"];
            };
        };
        responses: {
            200: components["responses"]["Taxes"];
            default: components["responses"]["Problem"];
        };
    };
    addTaxClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxClassForm"];
            };
        };
        responses: {
            200: components["responses"]["Taxes"];
            default: components["responses"]["Problem"];
        };
    };
    renameTaxClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxClassForm"];
            };
        };
        responses: {
            200: components["responses"]["Taxes"];
            default: components["responses"]["Problem"];
        };
    };
    removeTaxClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Taxes"];
            default: components["responses"]["Problem"];
        };
    };
    setTaxRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRateForm"];
            };
        };
        responses: {
            200: components["responses"]["Taxes"];
            default: components["responses"]["Problem"];
        };
    };
    removeTaxRate: {
        parameters: {
            query: {
                /** @description First day of the rate */
                day: string;
                /** @description Empty for all countries */
                country_id: string;
                /** @description Empty for the whole country */
                zone_id: string;
            };
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Taxes"];
            default: components["responses"]["Problem"];
        };
    };
    listGateways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffGateways"];
            default: components["responses"]["Problem"];
        };
    };
    saveGatewayKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                gateway: components["parameters"]["Gateway"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayKeysForm"];
            };
        };
        responses: {
            200: components["responses"]["StaffGateways"];
            default: components["responses"]["Problem"];
        };
    };
    removeGatewayKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                gateway: components["parameters"]["Gateway"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffGateways"];
            default: components["responses"]["Problem"];
        };
    };
    testGateway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gateway: components["parameters"]["Gateway"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the keys are accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_accepted": true
                     *     }
                     */
                    "application/json": components["schemas"]["GatewayTest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    chooseStoreCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCurrencyForm"];
            };
        };
        responses: {
            /** @description In the shop’s display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "can_change_base": true,
                     *       "currencies": [
                     *         {
                     *           "code": "EUR",
                     *           "symbol": "€",
                     *           "rate": "1",
                     *           "decimal": 2,
                     *           "position": 1,
                     *           "is_active": true,
                     *           "is_base": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffCurrencyList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStaffCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the shop’s display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "can_change_base": true,
                     *       "currencies": [
                     *         {
                     *           "code": "INR",
                     *           "symbol": "₹",
                     *           "rate": "1",
                     *           "decimal": 2,
                     *           "position": 1,
                     *           "is_active": true,
                     *           "is_base": true
                     *         },
                     *         {
                     *           "code": "EUR",
                     *           "symbol": "€",
                     *           "rate": "0.0104",
                     *           "decimal": 2,
                     *           "position": 2,
                     *           "is_active": true,
                     *           "is_base": false
                     *         },
                     *         {
                     *           "code": "JPY",
                     *           "symbol": "¥",
                     *           "rate": "1.75",
                     *           "decimal": 0,
                     *           "position": 3,
                     *           "is_active": false,
                     *           "is_base": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffCurrencyList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCurrency"];
            };
        };
        responses: {
            201: components["responses"]["StaffCurrency"];
            default: components["responses"]["Problem"];
        };
    };
    saveCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyChanges"];
            };
        };
        responses: {
            200: components["responses"]["StaffCurrency"];
            default: components["responses"]["Problem"];
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyForm"];
            };
        };
        responses: {
            /** @description Saved */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                view?: "open" | "answered";
                /** @description Message id; returns messages after it */
                beyond?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contact messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_more": false,
                     *       "messages": [
                     *         {
                     *           "id": "12",
                     *           "name": "Meera Nair",
                     *           "email": "meera@example.com",
                     *           "order_number": "RR-7K2M9X",
                     *           "message": "Can the rice\ncome before noon?",
                     *           "language": "en",
                     *           "at": "2026-11-20T08:15:00.000Z",
                     *           "is_answered": false,
                     *           "note": "Asked the driver."
                     *         },
                     *         {
                     *           "id": "13",
                     *           "name": "Jean Dupont",
                     *           "email": "jean@example.com",
                     *           "order_number": "",
                     *           "message": "<b>Bonjour</b>, livrez-vous à Pune ?",
                     *           "language": "fr",
                     *           "at": "2026-11-20T09:40:00.000Z",
                     *           "is_answered": false,
                     *           "note": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffMessageList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFailedMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Failed emails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "mails": [
                     *         {
                     *           "id": "31",
                     *           "email": "meera@example.com",
                     *           "subject": "Order RR-7K2M9X is on its way",
                     *           "language": "en",
                     *           "at": "2026-11-21T08:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FailedMailList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMailAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                mail_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued for delivery */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                message_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMessageChange"];
            };
        };
        responses: {
            /** @description Updated message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "12",
                     *       "name": "Meera Nair",
                     *       "email": "meera@example.com",
                     *       "order_number": "RR-7K2M9X",
                     *       "message": "Can the rice come before noon?",
                     *       "language": "en",
                     *       "at": "2026-11-20T08:15:00.000Z",
                     *       "is_answered": true,
                     *       "note": "Asked the driver."
                     *     }
                     */
                    "application/json": components["schemas"]["StaffMessage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Words of name, email address or telephone number */
                text?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of customers; `total` is capped at 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "customers": [
                     *         {
                     *           "customer_id": "7",
                     *           "name": "Meera Nair",
                     *           "email": "meera@example.com",
                     *           "telephone": "+91 98450 12345",
                     *           "registered": "2026-03-02T09:15:00.000Z",
                     *           "orders": 4,
                     *           "spent": 5210.5,
                     *           "last_order": "2026-11-18T08:30:00.000Z"
                     *         },
                     *         {
                     *           "customer_id": "9",
                     *           "name": "Jean Dupont",
                     *           "email": "jean@example.com",
                     *           "telephone": "",
                     *           "registered": "2026-02-11T17:40:00.000Z",
                     *           "orders": 0,
                     *           "spent": 0,
                     *           "last_order": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStaffCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer_id": "7",
                     *       "name": "Meera Nair",
                     *       "email": "meera@example.com",
                     *       "telephone": "+91 98450 12345",
                     *       "registered": "2026-03-02T09:15:00.000Z",
                     *       "orders": 4,
                     *       "spent": 5210.5,
                     *       "last_order": "2026-11-18T08:30:00.000Z",
                     *       "addresses": [
                     *         {
                     *           "firstname": "Meera",
                     *           "lastname": "Nair",
                     *           "address_1": "12 Cubbon Road",
                     *           "address_2": "",
                     *           "postcode": "560001",
                     *           "city": "Bengaluru",
                     *           "country_id": "IN",
                     *           "country": "India",
                     *           "zone_id": "IN-KA",
                     *           "zone": "Karnataka",
                     *           "telephone": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffCustomer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description File as customers download it from their account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportStockAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per request from a confirmed address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportTable: {
        parameters: {
            query: {
                /** @description First day, in the shop’s time zone */
                from: string;
                /** @description Last day */
                to: string;
                format: "csv" | "xlsx";
            };
            header?: never;
            path: {
                table: "orders" | "lines" | "payments" | "refunds" | "taxes" | "customers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A header, then one row per entry, as CSV or as an Excel file; amounts in the store’s currency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query: {
                /** @description First day, in the shop’s time zone */
                from: string;
                /** @description Last day */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each part adds up to the amounts of its export */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": 12,
                     *       "goods": 10450,
                     *       "discount": 250,
                     *       "delivery_fees": 320,
                     *       "total": 10520,
                     *       "payments": [
                     *         {
                     *           "name": "Cash on delivery",
                     *           "count": 8,
                     *           "amount": 6300
                     *         },
                     *         {
                     *           "name": "Bank transfer",
                     *           "count": 3,
                     *           "amount": 4100
                     *         }
                     *       ],
                     *       "refunds": 120,
                     *       "deliveries": [
                     *         {
                     *           "name": "Home delivery",
                     *           "count": 10,
                     *           "amount": 320
                     *         },
                     *         {
                     *           "name": "Parcel",
                     *           "count": 2,
                     *           "amount": 0
                     *         }
                     *       ],
                     *       "taxes": [
                     *         {
                     *           "rate": 5,
                     *           "net": 9523.81,
                     *           "tax": 476.19
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSales: {
        parameters: {
            query?: {
                /** @description Number of days, including today */
                days?: components["parameters"]["InsightDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Excludes orders that are cancelled or awaiting payment. Amounts are order totals minus goodwill refunds. Days are in
             *     the shop's time zone, oldest first, today last.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": {
                     *         "orders": 7,
                     *         "amount": 8412.5,
                     *         "orders_before": 5,
                     *         "amount_before": 6120
                     *       },
                     *       "left_carts": 12,
                     *       "days": [
                     *         {
                     *           "day": "2026-11-19",
                     *           "orders": 14,
                     *           "amount": 16230,
                     *           "orders_before": 11,
                     *           "amount_before": 12874.5
                     *         },
                     *         {
                     *           "day": "2026-11-20",
                     *           "orders": 7,
                     *           "amount": 8412.5,
                     *           "orders_before": 12,
                     *           "amount_before": 13990
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Sales"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSellers: {
        parameters: {
            query?: {
                /** @description Number of days, including today */
                days?: components["parameters"]["InsightDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten each; `worst` contains products in stock and on sale for the full period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "best": [
                     *         {
                     *           "product_id": "8",
                     *           "name": "Brown rice",
                     *           "units": 41,
                     *           "amount": 4879,
                     *           "stock": 120
                     *         },
                     *         {
                     *           "product_id": "21",
                     *           "name": "Paneer",
                     *           "units": 30,
                     *           "amount": 3600,
                     *           "stock": 4
                     *         }
                     *       ],
                     *       "worst": [
                     *         {
                     *           "product_id": "30",
                     *           "name": "Amla juice",
                     *           "units": 0,
                     *           "amount": 0,
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SellerLists"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMissedSearches: {
        parameters: {
            query?: {
                /** @description Number of days, including today */
                days?: components["parameters"]["InsightDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20, most frequent first; excludes terms searched only once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "searches": [
                     *         {
                     *           "term": "tofu",
                     *           "times": 14
                     *         },
                     *         {
                     *           "term": "oat milk",
                     *           "times": 9
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MissedSearchList"];
                };
            };
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /** @description Defaults to the request language; products without a text in it are excluded */
                language?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first, drafts excluded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imports": [
                     *         {
                     *           "id": "3",
                     *           "by": "Asha Rao",
                     *           "file_name": "bigbasket-products.csv.gz",
                     *           "size": 4912345,
                     *           "state": "running",
                     *           "progress": 0.42,
                     *           "rows": 11500,
                     *           "inserted": 11420,
                     *           "updated": 0,
                     *           "unchanged": 0,
                     *           "rejected": 80,
                     *           "noted": 4,
                     *           "problem": "",
                     *           "made": "2026-11-20T09:40:00.000Z",
                     *           "ended": null,
                     *           "task": "import",
                     *           "restored": 0,
                     *           "removed": 0,
                     *           "kept": 0,
                     *           "can_undo": false
                     *         },
                     *         {
                     *           "id": "2",
                     *           "by": "Asha Rao",
                     *           "file_name": "prices.csv",
                     *           "size": 20480,
                     *           "state": "done",
                     *           "progress": 1,
                     *           "rows": 120,
                     *           "inserted": 0,
                     *           "updated": 12,
                     *           "unchanged": 105,
                     *           "rejected": 3,
                     *           "noted": 12,
                     *           "problem": "",
                     *           "made": "2026-11-19T09:40:00.000Z",
                     *           "ended": "2026-11-19T09:40:02.000Z",
                     *           "task": "import",
                     *           "restored": 0,
                     *           "removed": 0,
                     *           "kept": 0,
                     *           "can_undo": true
                     *         },
                     *         {
                     *           "id": "1",
                     *           "by": "Asha Rao",
                     *           "file_name": "holiday.jpg",
                     *           "size": 204800,
                     *           "state": "failed",
                     *           "progress": 0,
                     *           "rows": 0,
                     *           "inserted": 0,
                     *           "updated": 0,
                     *           "unchanged": 0,
                     *           "rejected": 0,
                     *           "noted": 0,
                     *           "problem": "This isn’t a CSV file: one of its lines is longer than 1 MB.",
                     *           "made": "2026-11-18T09:40:00.000Z",
                     *           "ended": "2026-11-18T09:40:02.000Z",
                     *           "task": "import",
                     *           "restored": 0,
                     *           "removed": 0,
                     *           "kept": 0,
                     *           "can_undo": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            201: components["responses"]["Import"];
            default: components["responses"]["Problem"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Import"];
            default: components["responses"]["Problem"];
        };
    };
    stopImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    putImportPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
                position: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Received */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readImportHead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Start of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "products",
                     *       "columns": [
                     *         "SKU",
                     *         "Title",
                     *         "Price",
                     *         "MRP",
                     *         "Department",
                     *         "On hand"
                     *       ],
                     *       "rows": [
                     *         [
                     *           "1001",
                     *           "Brown rice",
                     *           "190",
                     *           "210",
                     *           "Grains",
                     *           "14"
                     *         ],
                     *         [
                     *           "1002",
                     *           "=HYPERLINK(\"http://evil.example\")",
                     *           "90",
                     *           "",
                     *           "Grains",
                     *           "3"
                     *         ]
                     *       ],
                     *       "repeated": [],
                     *       "sources": [
                     *         "bigbasket"
                     *       ],
                     *       "mapping": {
                     *         "source": "goods",
                     *         "language": "en",
                     *         "delimiter": ",",
                     *         "description_format": "text",
                     *         "columns": {
                     *           "key": "SKU",
                     *           "name": "Title",
                     *           "price": "Price",
                     *           "collection": "Department",
                     *           "list_price": "MRP",
                     *           "stock": "On hand"
                     *         },
                     *         "keywords": [],
                     *         "constants": {
                     *           "stock": 0,
                     *           "minimum": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportHead"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts, and rows that were skipped or lack a field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 2,
                     *       "unchanged": 1,
                     *       "skipped": 1,
                     *       "unlisted": 0,
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "reason": "no email address",
                     *           "is_skipped": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedCustomers"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMapping"];
            };
        };
        responses: {
            /** @description Rows in file order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "row": 1,
                     *           "reason": "",
                     *           "key": "1001",
                     *           "name": "Brown rice",
                     *           "collection": "Grains",
                     *           "price": 190,
                     *           "list_price": 210,
                     *           "stock": 14,
                     *           "is_new": false,
                     *           "before": {
                     *             "price": 175
                     *           },
                     *           "notes": [
                     *             "MRP \"n.a.\" was ignored"
                     *           ]
                     *         },
                     *         {
                     *           "row": 2,
                     *           "reason": "Price isn’t a price: \"free\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMapping"];
            };
        };
        responses: {
            200: components["responses"]["Import"];
            default: components["responses"]["Problem"];
        };
    };
    listImportPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 failures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": 12,
                     *       "failed": 1,
                     *       "failures": [
                     *         {
                     *           "product_id": "8",
                     *           "name": "Brown rice",
                     *           "address": "https://shop.example.com/rice.jpg",
                     *           "reason": "The server has no picture at this address."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportPictures"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    retryImportPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMapping"];
            };
        };
        responses: {
            200: components["responses"]["Import"];
            default: components["responses"]["Problem"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Import"];
            default: components["responses"]["Problem"];
        };
    };
    listImportChanges: {
        parameters: {
            query: {
                kind: "added" | "changed";
                /** @description Cursor of the last change that is already known */
                after?: string;
            };
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 changes, in the order of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_more": false,
                     *       "changes": [
                     *         {
                     *           "row": 3,
                     *           "cursor": "3 product",
                     *           "name": "Brown rice",
                     *           "is_variant": false,
                     *           "before": {
                     *             "price": 119
                     *           },
                     *           "after": {
                     *             "price": 125
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportChangeList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRejectedRows: {
        parameters: {
            query?: {
                /** @description Language of the reasons; defaults to the request language */
                language?: "en" | "fr";
                /** @description Rejected rows, or rows imported with a note */
                kind?: "refused" | "noted";
            };
            header?: never;
            path: {
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Row, line, reason and text of each row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pictures"];
            default: components["responses"]["Problem"];
        };
    };
    uploadPicture: {
        parameters: {
            query: {
                file_name: string;
            };
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: components["responses"]["Pictures"];
            default: components["responses"]["Problem"];
        };
    };
    movePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: components["parameters"]["ProductId"];
                picture: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureMove"];
            };
        };
        responses: {
            200: components["responses"]["Pictures"];
            default: components["responses"]["Problem"];
        };
    };
    removePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: components["parameters"]["ProductId"];
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pictures"];
            default: components["responses"]["Problem"];
        };
    };
    dismissUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: components["parameters"]["ProductId"];
                upload_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pictures"];
            default: components["responses"]["Problem"];
        };
    };
    describePictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per operation; reuse it for retries */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureTextForm"];
            };
        };
        responses: {
            200: components["responses"]["Pictures"];
            default: components["responses"]["Problem"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                subject?: components["schemas"]["ChangeSubject"];
                /** @description Order number, or id of any other subject */
                subject_id?: string;
                /** @description Member who made the changes */
                member_id?: string;
                /** @description Day in the shop’s time zone */
                day?: string;
                /** @description Change id; returns older changes */
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_more": false,
                     *       "changes": [
                     *         {
                     *           "id": "1",
                     *           "at": "2026-11-20T08:15:00.000Z",
                     *           "by": "Asha Rao",
                     *           "operation": "packLine",
                     *           "subject": "order",
                     *           "subject_id": "RR-7K2M9X",
                     *           "before": {
                     *             "packed_quantity": null
                     *           },
                     *           "after": {
                     *             "packed_quantity": 2
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listChangeAuthors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authors": [
                     *         {
                     *           "member_id": "1",
                     *           "name": "Asha Rao"
                     *         },
                     *         {
                     *           "member_id": "2",
                     *           "name": "Ravi Iyer"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeAuthorList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}

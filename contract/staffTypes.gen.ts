// Written by `npm run generate` from contract/staff.yaml. Do not edit.
export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and what they may do */
        get: operations["getStaffSession"];
        put?: never;
        /** Signs in; limited by address and account */
        post: operations["signInStaff"];
        /** Ends this session */
        delete: operations["signOutStaff"];
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
        /** What a passkey has to sign, once and within five minutes, to sign in or to show who one is */
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
        /** Signs in by a passkey; limited by address */
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
        /** Completes the sign-in of a session whose `second_factor` is `code`; limited by address and account */
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
        /** Where the member is signed in */
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
        /** Ends another session of the member */
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
        /** Whether signing in by password takes a code of an authenticator app */
        get: operations["getStaffSecondFactor"];
        put?: never;
        /** Switches the app on by its first code, and mails so */
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
        /** Makes a secret for an authenticator app, with recovery codes; it waits an hour for its first code */
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
        /** Switches the app off for who shows to be the member in person, and mails so */
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
        /** The passkeys of whoever is signed in */
        get: operations["listStaffPasskeys"];
        put?: never;
        /** Adds a passkey that the browser has made, and mails so */
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
        /** Of what the browser makes a passkey, for who shows to be the member in person */
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
        /** Removes a passkey for who shows to be the member in person, and mails so */
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
        /** Whom a link invites, or lets choose a new password */
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
        /** Of what the browser of whoever has a link makes a passkey */
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
        /** Uses a link up for a passkey, ends the member's other sessions, mails so, and signs in */
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
        /** Uses a link up for a password, ends the member's other sessions, mails so, and signs in */
        post: operations["setStaffPassword"];
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
        /** Everybody who may sign in, or could */
        get: operations["listMembers"];
        put?: never;
        /** Adds a member and mails a link to choose a password, good for three days */
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
        /** Another name or role, or an end to signing in; the last active owner stays */
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
         * Removes the app, the recovery codes and the passkeys of a member who has lost them, ends the member's sessions, and mails
         *     so; needs a recent sign-in
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
        /** Mails a new link to choose a password; earlier ones end */
        post: operations["inviteMemberAgain"];
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
        /** One page of orders */
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
        /** An order with everything that belongs to it */
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
        /** Corrects where it goes, within its region; 409 once it is on its way */
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
        /** The other slots of its way of delivery that have room; none where it has no slot, or is on its way */
        get: operations["listOrderSlots"];
        /** Delivers it in another slot, and mails so; 409 where there is no room any more */
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
        /** Notes that money which was due has come, and mails so */
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
        /** Says how many of a line are in the box, and what stands in for the rest */
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
        /** Packs, dispatches, delivers or cancels; cancelling needs orders.manage besides */
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
        /** Gives money back, in full or part; the shopper gets an e-mail once it is sent */
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
        /** Notes that the money of a refund that is due has been sent, and mails so */
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
        /** Adds a note that staff alone see */
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
        /** Products to stand in for what is short: for a text or a barcode, by the shop's own search; without one what is most like it */
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
        /** One page of the products, after or before a row */
        get: operations["searchStaffProducts"];
        put?: never;
        /** A new product; its path comes of its English name */
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
        /** A product with everything that can be changed of it */
        get: operations["getStaffProduct"];
        /**
         * Everything of a product but pictures and stock; 409 where somebody else has changed it since `version`
         * @description `errors` name fields: those of the form, of a text with its language behind it (`name_fr`), of nutrition by their own name.
         */
        put: operations["saveProduct"];
        post?: never;
        /** Takes a product out of the shop for good; orders keep what they say of it */
        delete: operations["deleteProduct"];
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
         * Another price, special price or stock of one product or many, of all or none
         * @description Stock demands `stock.correct` besides. `from` is what was on the screen. Where it is not so any more nothing is changed (409), unless it is `to` already.
         *     `errors` of a problem name products by id.
         */
        put: operations["changeProductValues"];
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
        /** Every collection, also one without products */
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
        /** Every collection with all that can be changed of it, and how many products it has */
        get: operations["listEditedCollections"];
        put?: never;
        /** A collection under a path made of its English name */
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
        /** Saves what is other of the texts and the place of a collection; its path stays */
        put: operations["saveCollection"];
        post?: never;
        /** Deletes a collection without products */
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
        /** Slots with orders to pack or to send, those of earlier days too, and how many */
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
        /** What would become of the orders of a slot, were all of them sent or delivered */
        get: operations["previewSlotStatus"];
        put?: never;
        /** Sends or delivers orders together, those that can; all of it is done, or nothing */
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
        /** The orders of a slot that are placed or packed, whole, to print lists and labels from */
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
        /** What is low, what is out, what customers wait for, or what a text finds */
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
        /** The stock of a product */
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
        /** Why the stock of a product is what it is, latest first */
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
        /** Corrects the stock by a difference, or by what was counted on the shelf */
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
        /** Reviews that wait, oldest first, or those that are published, latest first */
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
        /** Deletes a review that waits */
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
        /** Shows a review that waits, and counts it */
        post: operations["publishReview"];
        /** Takes a published review out of the shop; it waits again, with its answer */
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
        /** Coupons, the latest first */
        get: operations["listCoupons"];
        put?: never;
        /**
         * A new coupon; what is typed as its code is taken in upper case
         * @description `errors` name the code and the fields of `values`.
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
        /** A coupon with everything that can be changed of it */
        get: operations["getCoupon"];
        /**
         * Everything of a coupon but its code; 409 where somebody else has changed it since `version`
         * @description `errors` name fields of `values`.
         */
        put: operations["saveCoupon"];
        post?: never;
        /** Deletes a coupon that no order has used */
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
        /** Ends a coupon now; one that has ended stays as it is */
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
        /** Home page, main menu, foot, information pages and posts of the blog, those first that were worked on last */
        get: operations["listContent"];
        put?: never;
        /** The draft of a new page or post; its path comes of its English title */
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
        /** What a page or post is given among what there is */
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
        /** A tag that posts may have; its path comes of its English name. The shop shows those that posts have */
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
         * Takes a JPEG, PNG, WebP or AVIF of at most 20 MiB for pages, posts and the home page
         * @description What the file holds decides, neither its name nor a type. Its files are made in the background; then it is among the
         *     choices, until nothing has named it for a week. The same file again is the same picture.
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
        /** What has become of a picture that was uploaded */
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
        /** A page or post as it is edited, the draft where there is one, else what the shop shows */
        get: operations["getStaffContent"];
        /**
         * Saves the draft, which the shop does not show; 409 where somebody else has changed it since `version`
         * @description `errors` name fields: those of the form, of a text with its language behind it (`title_fr`). A time to publish stays.
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
                /** @description Of what is thrown away; 409 for another */
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
        /** Throws the draft away; the shop goes on with what it shows */
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
        /** Shows the draft in the shop, now or at a time; 409 where it is another one than `version` */
        post: operations["publishContent"];
        /** Takes the time to publish back; the draft stays */
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
        /** Takes a page or post out of the shop; what it showed is a version, and the draft where there is none */
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
        /** What the shop has shown, latest first */
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
        /** An earlier version as a whole */
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
        /** Makes an earlier version the draft; 409 where what is edited is another one than `version` */
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
        /** All ways of delivery, those that are switched off among them */
        get: operations["listStaffDeliveryMethods"];
        put?: never;
        /** Adds a way of delivery */
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
         * Saves a way of delivery with its windows
         * @description Slots of the days ahead follow their windows where no order has them and nobody has set them by themselves. A slot that
         *     orders have stays, and takes no more where its window has gone.
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
        /** Countries by their codes, and the zones of some of them */
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
        /** The slots of the days ahead and how much of each is taken */
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
        /** How many orders one slot takes, or that it takes no more; never fewer than it has */
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
        /** The days from today on whose slots take no orders */
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
                /** @description In the shop's time zone, from today to a year from now */
                day: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Closes all slots of a day or opens it again; orders keep the slots that they have */
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
        /** Who runs the shop, how to reach them, and how they are paid */
        get: operations["getShopDetails"];
        /** Saves them all; 409 where somebody else has changed them meanwhile */
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
        /** What a new shop still needs, as its data say */
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
        /** Takes the demo content out of the shop; orders, and what members have written, stay */
        delete: operations["removeDemo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tax that prices have in them now, and what is planned */
        get: operations["listTaxRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-rates/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description In the shop's time zone, from today to a year from now */
                day: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Another tax from the beginning of a day on; orders that are placed keep theirs */
        put: operations["setTaxRate"];
        post?: never;
        /** Takes a planned tax back */
        delete: operations["removeTaxRate"];
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
        /** All currencies, those that are switched off among them */
        get: operations["listStaffCurrencies"];
        put?: never;
        /** Adds a currency that prices can be shown in */
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
        /** Saves what is other of a currency; of the one that prices are stored in, its place alone */
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
        /** What the shop answers below a published review; an empty text takes it away */
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
        /** What visitors wrote to the shop; open ones oldest first, answered ones latest first */
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
        /** Emails that no mail server took in the last week, latest first */
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
        /** Lets such an email be sent as if it were new */
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
        /** Whether a message is answered, and the note of the staff */
        patch: operations["changeMessage"];
        trace?: never;
    };
    "/stock/alerts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who waits for an e-mail when a product is back, as a file; the download is on record */
        get: operations["exportStockAlerts"];
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
        /** What was ordered by day, today against last week, and carts that were left */
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
        /** What sold best, and what of the stock sold least */
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
        /** What shoppers searched for and did not find */
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
        /** The catalogue as a file that imports back to no change */
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
        /** The latest imports */
        get: operations["listImports"];
        put?: never;
        /** Begins to take a file, in place of an earlier draft of the same member */
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
        /** How far an import is */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Ends an import; what it has written stays. A draft is forgotten */
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
        /** Takes a part of the file, at most 1 MiB; the same one again takes its place */
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
        /** Columns and first rows of a file that has arrived, and what its columns probably are */
        get: operations["readImportHead"];
        put?: never;
        post?: never;
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
        /** What the first ten rows of the file would become */
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
        /** Imports the file; one at a time, by the server itself */
        post: operations["startImport"];
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
        /** The rows that were refused, as a file */
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
        /** What a product shows, and the uploads that are no pictures yet */
        get: operations["listPictures"];
        put?: never;
        /**
         * Takes a JPEG, PNG, WebP or AVIF of at most 20 MiB; its files are made in the background
         * @description What the file holds decides, neither its name nor a type. The picture comes behind the others once it is made; a file
         *     that the product has or awaits already adds nothing.
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
        /** Puts a picture of a product in another place; the others keep their order */
        put: operations["movePicture"];
        post?: never;
        /** Takes a picture from a product; its files go a week after nothing names it any more */
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
        /** Forgets an upload that no picture could be made of */
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
         * Says what the pictures of a product show, for those who do not see them
         * @description Where the texts are not `from` any more nothing is changed (409).
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
        /** The record of changes, latest first; reads of customers' data (`read`) where they are asked for */
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
        /** Everybody who has changed something, by name */
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
            /** @description The product's name */
            name: string;
            handle: string;
            /** @description In the order shown; the first stands for the product in lists */
            pictures: components["schemas"]["ProductPicture"][];
            uploads: components["schemas"]["PictureUpload"][];
            text: components["schemas"]["PictureText"];
        };
        ProductPicture: {
            id: string;
            picture: components["schemas"]["Picture"];
        };
        /** @description As in the contract of the shop */
        Picture: {
            /** @description With the placeholders {width} and {format} */
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
            /** @description For people; null while it waits */
            failure: string | null;
        };
        /** @description By language; null where the product has no texts in it */
        PictureText: {
            en: string | null;
            fr: string | null;
        };
        PictureTextForm: {
            from: components["schemas"]["PictureText"];
            to: components["schemas"]["PictureText"];
        };
        PictureMove: {
            /** @description 0 is the first */
            position: number;
        };
        Problem: {
            /** @description URI of the kind: `sign-in-again` where a recent sign-in is needed; else about:blank */
            type: string;
            title: string;
            status: number;
            /** @description In the language asked for, for people */
            detail: string;
            /** @description Text by field */
            errors?: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        Role: "owner" | "manager" | "packer" | "support" | "editor";
        /** @enum {string} */
        Permission: "orders.read" | "orders.pack" | "orders.manage" | "products.read" | "products.manage" | "stock.read" | "stock.correct" | "products.import" | "offers.manage" | "reviews.manage" | "content.manage" | "delivery.manage" | "currencies.manage" | "messages.manage" | "lists.export" | "recordings.read" | "insight.read" | "changes.read" | "staff.manage" | "shop.manage";
        /** @enum {string} */
        OrderStatus: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
        /** @enum {string} */
        PaymentState: "due" | "pending" | "paid" | "failed" | "cancelled" | "refund_due" | "refunded" | "held";
        /** @enum {string} */
        ChangeSubject: "order" | "product" | "collection" | "review" | "coupon" | "content" | "import" | "member" | "session" | "delivery" | "slot" | "currency" | "tax" | "message" | "list" | "shop" | "read";
        SignInForm: {
            email: string;
            password: string;
        };
        InvitationForm: {
            code: string;
        };
        Invitation: {
            name: string;
            email: string;
        };
        StaffPasswordForm: {
            code: string;
            password: string;
        };
        /** @description The password, or what a passkey signed of getStaffPasskeyOptions */
        StaffProof: {
            password?: string;
            credential?: string;
        };
        StaffPasskeySignInForm: {
            /** @description Answer of the browser, as JSON */
            credential: string;
        };
        StaffPasskeyForm: {
            /** @description Answer of the browser, as JSON */
            credential: string;
            name?: string;
        };
        InvitationPasskeyForm: {
            code: string;
            /** @description Answer of the browser, as JSON */
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
            /** @description A time; empty before the first use */
            last_used_at: string;
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description `shop_logo` is missing where the shop has none of its own */
        StaffSession: {
            /**
             * @description Other than `done`, the session has no permission yet: `code` waits for verifyStaffCode, `passkey` for a sign-in by
             *     passkey, `setup` for an authenticator app or a passkey to be added
             * @enum {string}
             */
            second_factor: "done" | "code" | "passkey" | "setup";
            /** @description Failed sign-ins between the last one and this */
            failed_attempts: number;
            /**
             * Format: date-time
             * @description Until then operations that need a recent sign-in are allowed; they answer 401 later, with the type `sign-in-again`
             */
            recent_until: string;
            /** @description Empty where nobody has named the shop */
            shop_name: string;
            shop_logo?: components["schemas"]["Picture"];
            /** @description IANA name of the shop's time zone, in which times are shown */
            time_zone: string;
            /** @description So many units of a product, or fewer, are few */
            low_stock: number;
            /** @description Patterns of codes that the shop's scales print */
            scale_codes: string[];
            member: components["schemas"]["SignedInMember"];
            permissions: components["schemas"]["Permission"][];
            /** @description For the header X-CSRF-Token of writes */
            csrf_token: string;
        };
        StaffCodeForm: {
            /** @description Of the app or a recovery code */
            code: string;
        };
        StaffSecondFactor: {
            is_on: boolean;
            /** @description UTC; empty while off */
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
             * @description To a few minutes
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
            /** @description May sign in */
            is_active: boolean;
            /** @description Has chosen neither password nor passkey yet */
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
        };
        OrderPage: {
            /** @description How many there are in all; 10000 also for more */
            total: number;
            orders: components["schemas"]["OrderRow"][];
        };
        OrderRow: {
            number: string;
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
        StaffOrder: {
            number: string;
            /** @description Grows with each change */
            version: number;
            status: components["schemas"]["OrderStatus"];
            /** @description What it may become now */
            next: components["schemas"]["OrderStatus"][];
            /** Format: date-time */
            placed: string;
            language: string;
            /** @description Empty when it is anonymous */
            email: string;
            is_guest: boolean;
            /** @description Whether its customer gets mails; a guest from when a link of the first one is opened */
            is_written_to: boolean;
            /** @description As it was typed; the fields of the storefront's OrderAddress */
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
            /** @description What is charged: as agreed to, of the box once it is packed */
            total: number;
            total_text: string;
            /** @description What it came to when it was placed */
            agreed_total: number;
            agreed_total_text: string;
            /** @description What it comes to by what is in the box; lines not looked for count in full */
            box_total: number;
            box_total_text: string;
            /** @description What has come, refunds not subtracted */
            paid: number;
            /** @description What could still be given back */
            refundable: number;
            /** @description In rupees, which refunds are given in whatever the currency */
            refundable_text: string;
            payment: components["schemas"]["PaymentState"];
            payment_name: string;
            /** @description Its money is to come before it is packed, since it is not paid at the door */
            is_unpaid: boolean;
            /** @description What is still to be paid at the door, of what is in the box; null for nothing */
            to_collect_text: string | null;
            currency?: components["schemas"]["OrderCurrency"];
            can_confirm_payment: boolean;
            /** @description Every attempt to pay, oldest first */
            payments: components["schemas"]["OrderPayment"][];
            refunds: components["schemas"]["Refund"][];
            timeline: components["schemas"]["OrderEvent"][];
            notes: components["schemas"]["OrderNote"][];
        };
        /** @description What the shopper saw prices in when the order was placed */
        OrderCurrency: {
            code: string;
            symbol: string;
            /** @description Units of it for one rupee */
            value: number;
            /** @description Places shown */
            decimal: number;
        };
        StaffOrderLine: {
            id: string;
            /** @description Null when it is withdrawn */
            product_id: string | null;
            handle: string;
            /** @description What a scanner reads; empty where there is none */
            barcode: string;
            name: string;
            option: components["schemas"]["LineOption"][];
            image: string;
            /** @description As ordered */
            quantity: number;
            /** @description In the box; null before it was looked for */
            packed_quantity: number | null;
            price: number;
            price_text: string;
            /** @description Of what is in the box, or was ordered before that is known */
            total: number;
            total_text: string;
            /** @enum {string} */
            substitution: "none" | "similar" | "ask";
            /** @description Id of the line that it stands in for */
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
            /** @description What the provider knows it by; empty where the money comes outside of the shop */
            reference: string;
            amount: number;
            amount_text: string;
            state: components["schemas"]["PaymentState"];
            /**
             * Format: date-time
             * @description When it was begun
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
            /** @description Reason of the payment provider for not refunding; empty for none */
            failure: string;
            /** @description True while the provider is asked; staff must not pay it by hand */
            is_sending: boolean;
            /** Format: date-time */
            made: string;
            /**
             * Format: date-time
             * @description When the money was sent; null until then, and of early ones
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
            /** @description Null takes it back */
            packed_quantity: number | null;
            /** @description What may have been in the box by what the packer knew. Refused with 409 where it is something else by now; without it nothing is compared */
            from?: (number | null)[];
            /** @description What stands in for the rest; null puts an earlier one back on the shelf, and without it that stays */
            replacement?: {
                product_id: string;
                quantity: number;
            } | null;
            /** @description Id of the line that stood in by what the packer knew, null for none. Refused with 409 where it is another by now; without it nothing is compared */
            replacement_from?: string | null;
        };
        /** @description What of an address is to be another; the rest stays */
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
                /** @description For how many orders there is room */
                left: number;
            }[];
        };
        OrderStatusForm: {
            /** @enum {string} */
            status: "packed" | "dispatched" | "delivered" | "cancelled";
        };
        RefundForm: {
            /** @description In rupees, at most two decimals */
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
        /** @description What one unit holds */
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
            /** @description In rupees */
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
            /** @description How many pass the filters, counted to 10,000 */
            total: number;
            /** @description Whether there are more than that */
            has_more: boolean;
            /** @description `after` of the next page; null on the last */
            next: string | null;
            /** @description `before` of the page before; null on the first */
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
            /** @description Without the special price */
            price: number;
            price_text: string;
            /** @description Before its dates, too */
            special: number | null;
            /** @description Empty without one */
            special_text: string;
            /** Format: date-time */
            special_from: string | null;
            /** Format: date-time */
            special_until: string | null;
            stock: number;
            /** @description Empty where there is none */
            barcode: string;
        };
        StaffProduct: {
            product_id: string;
            /** @description Of its page in the shop; stays when the name changes */
            handle: string;
            /** @description Another one whenever `values` are others */
            version: string;
            stock: number;
            /** @description URLs, the thumb first */
            images: string[];
            values: components["schemas"]["ProductValues"];
            /** @description Other products with the same number */
            same_code: {
                product_id: string;
                name: string;
            }[];
        };
        ProductForm: {
            /** @description Of what was changed */
            version: string;
            values: components["schemas"]["ProductValues"];
        };
        NewProductForm: {
            stock: number;
            values: components["schemas"]["ProductValues"];
        };
        ProductValues: {
            /** @description Handle */
            collection: string;
            brand: string;
            barcode: string;
            price: number;
            special: number | null;
            /**
             * Format: date-time
             * @description When the special price begins; null for at once
             */
            special_from: string | null;
            /**
             * Format: date-time
             * @description When it ends; null for never
             */
            special_until: string | null;
            /** @description Fewest that are ordered */
            minimum: number;
            /** @description What one contains; null where that is not known */
            unit_amount: number | null;
            /**
             * @description Of no meaning without an amount
             * @enum {string}
             */
            unit_measure: "g" | "ml" | "piece";
            /** @description Drained weight of goods in liquid, in grams */
            drained_amount: number | null;
            /** @description Null where nobody has stated them */
            allergens: components["schemas"]["Allergen"][] | null;
            may_contain: components["schemas"]["Allergen"][];
            marks: components["schemas"]["DietMark"][];
            nutrition: components["schemas"]["Nutrition"];
            texts: {
                en: components["schemas"]["ProductText"];
                fr: components["schemas"]["ProductText"];
            };
            options: components["schemas"]["OptionForm"][];
        };
        /** @description All empty for a language that it has no texts in; English then serves */
        ProductText: {
            name: string;
            /** @description HTML, which is cleaned */
            description: string;
            /** @description HTML, which is cleaned */
            ingredients: string;
            /** @description Of nuts and cereals */
            allergen_names: string;
            picture_alt: string;
            /** @description What it is found by besides */
            keywords: string;
        };
        OptionForm: {
            /** @description Null for a new one */
            id: string | null;
            /** @enum {string} */
            type: "select" | "radio" | "checkbox" | "image" | "text";
            required: boolean;
            name: components["schemas"]["OptionName"];
            values: components["schemas"]["OptionValueForm"][];
        };
        OptionValueForm: {
            /** @description Null for a new one */
            id: string | null;
            name: components["schemas"]["OptionName"];
            /** @description Added to the price */
            price: number;
            is_default: boolean;
        };
        OptionName: {
            en: string;
            /** @description Empty where the English one serves */
            fr: string;
        };
        /** @enum {string} */
        DietMark: "vegetarian" | "vegan" | "organic";
        /** @enum {string} */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        /** @description Per 100 g or 100 ml, what the label states of it */
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
        /** @description Rupees with at most two decimals, or pieces; null for no sale price */
        ProductValueChange: {
            product_id: string;
            from: number | null;
            to: number | null;
        };
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
            /** @description How many of those to pack wait for their money, and are not packed before */
            unpaid: number;
            packed: number;
            dispatched: number;
        };
        /** @enum {string} */
        SlotStatus: "dispatched" | "delivered";
        SlotStatusForm: {
            status: components["schemas"]["SlotStatus"];
            /** @description Those that were shown, so that no other is changed */
            numbers: string[];
        };
        SlotStatusPreview: {
            has_more: boolean;
            orders: components["schemas"]["SlotOrder"][];
        };
        SlotOrder: {
            number: string;
            name: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Why it cannot; null where it can */
            reason: string | null;
            /** @description The amount that counts as paid by it, as text; null for none */
            settles: string | null;
        };
        SlotStatusResult: {
            orders: components["schemas"]["ChangedSlotOrder"][];
        };
        ChangedSlotOrder: {
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Why it stays; null where it changed */
            reason: string | null;
        };
        PackingList: {
            /** @description Whether there are more than these */
            has_more: boolean;
            sender: components["schemas"]["PackingSender"];
            orders: components["schemas"]["StaffOrder"][];
        };
        /** @description The shop, as labels say it */
        PackingSender: {
            name: string;
            lines: string[];
        };
        StockPage: {
            /** @description How many there are in all; 10000 also for more */
            total: number;
            /** @description From how many units on, downwards, stock is low */
            low_stock: number;
            products: components["schemas"]["StockRow"][];
        };
        SalesOfDay: {
            orders: number;
            amount: number;
            /** @description Of the day it is compared with */
            orders_before: number;
            amount_before: number;
        };
        Sales: {
            /** @description Until now, and a week before until this time of the day */
            today: components["schemas"]["SalesOfDay"];
            /** @description Each beside the day of the period before that has its place */
            days: (components["schemas"]["SalesOfDay"] & {
                /** Format: date */
                day: string;
            })[];
            /** @description Carts of these days that nobody has touched for a day */
            left_carts: number;
        };
        Seller: {
            product_id: string;
            name: string;
            /** @description In boxes, or ordered where nothing is packed yet */
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
                /** @description In small letters */
                term: string;
                times: number;
            }[];
        };
        StockRow: {
            product_id: string;
            handle: string;
            name: string;
            image: string;
            /** @description Empty where there is none */
            barcode: string;
            /** @description What is on sale */
            stock: number;
            /** @description Least quantity of an order */
            minimum: number;
            /**
             * @description Out: less than the least quantity of an order
             * @enum {string}
             */
            level: "enough" | "low" | "out";
            /** @description Customers who wait for an e-mail when it is back */
            waiting: number;
        };
        ProductStock: components["schemas"]["StockRow"] & {
            /** @description On the shelf for orders still to be packed */
            reserved: number;
            /** @description What the shelf should hold: on sale and reserved */
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
            /** @description What the stock came to by it */
            total: number;
            /** @enum {string} */
            reason: "order" | "cancel" | "short" | "replacement" | "correction" | "import" | "initial";
            /**
             * @description What a correction was for; null for other movements
             * @enum {string|null}
             */
            cause: "counted" | "spoiled" | "found" | "other" | null;
            note: string;
            /** @description Name of the member who did it */
            by: string | null;
            order_number: string | null;
        };
        /** @description Either `difference`, or `counted` with `expected` */
        StockCorrectionForm: {
            cause: components["schemas"]["StockCause"];
            note?: string;
            difference?: number;
            /** @description Units on the shelf, those of orders still to be packed among them */
            counted?: number;
            /** @description What `shelf` was when the count began: orders since then do not distort it */
            expected?: number;
        };
        ReviewPage: {
            /** @description How many there are in all; 10000 also for more */
            total: number;
            reviews: components["schemas"]["StaffReview"][];
        };
        StaffReview: {
            review_id: string;
            product_id: string;
            handle: string;
            product_name: string;
            image: string;
            /** @description Of who wrote it */
            name: string;
            /** @description As it was typed */
            text: string;
            rating: number;
            /** Format: date-time */
            date: string;
            /** @description The writer had bought the product */
            verified: boolean;
            /** @description What the shop answers; empty for nothing */
            reply: string;
        };
        /**
         * @description One that could be several is the last of them in this list
         * @enum {string}
         */
        CouponState: "active" | "planned" | "paused" | "used_up" | "ended";
        CouponPage: {
            /** @description How many there are in all; 10000 also for more */
            total: number;
            coupons: components["schemas"]["CouponRow"][];
        };
        CouponRow: {
            code: string;
            state: components["schemas"]["CouponState"];
            /** @description Orders that have used it and are not cancelled */
            uses: number;
            /** @description Empty for a percentage */
            amount_text: string;
            /** @description Empty where it needs none */
            minimum_text: string;
            values: components["schemas"]["CouponValues"];
        };
        StaffCoupon: {
            code: string;
            /** @description Another one whenever `values` are others */
            version: string;
            state: components["schemas"]["CouponState"];
            /** @description Orders that have used it and are not cancelled */
            uses: number;
            /** @description An order has used it, be it cancelled: it cannot be deleted */
            is_ordered: boolean;
            /** @description Those of `values`, in their order; without what is gone */
            products: components["schemas"]["CouponProduct"][];
            values: components["schemas"]["CouponValues"];
        };
        CouponProduct: {
            product_id: string;
            name: string;
        };
        CouponForm: {
            /** @description Of what was changed */
            version: string;
            values: components["schemas"]["CouponValues"];
        };
        NewCouponForm: {
            /** @description As it is typed */
            code: string;
            values: components["schemas"]["CouponValues"];
        };
        /** @description Either `percent` or `amount` is what it takes off */
        CouponValues: {
            percent: number | null;
            amount: number | null;
            /** @description Sum that it needs of the goods that it is for */
            minimum: number;
            /** Format: date-time */
            starts: string | null;
            /** Format: date-time */
            ends: string | null;
            /** @description Orders that may use it in all; null for any number */
            limit: number | null;
            once_per_customer: boolean;
            is_paused: boolean;
            /** @description Ids of those it is for; with no collections either it is for all goods */
            products: string[];
            /** @description Handles of those it is for */
            collections: string[];
        };
        /**
         * @description Home page, main menu and foot of every page are there once each, under the path of their kind
         * @enum {string}
         */
        ContentKind: "page" | "post" | "home" | "menu" | "footer";
        /** @enum {string} */
        NewContentKind: "page" | "post";
        /**
         * @description Whether there is a draft besides what the shop shows, and whether it has a time to publish
         * @enum {string}
         */
        ContentState: "published" | "draft" | "planned";
        ContentList: {
            total: number;
            items: components["schemas"]["ContentRow"][];
        };
        ContentRow: {
            kind: components["schemas"]["ContentKind"];
            /** @description Of its page in the shop */
            handle: string;
            /** @description In the language asked for, else in English */
            title: string;
            state: components["schemas"]["ContentState"];
            /** @description Whether the shop shows it, as it is or as it was before the draft */
            in_shop: boolean;
            /** Format: date-time */
            publish_at: string | null;
            /**
             * Format: date-time
             * @description When it was saved or published last; null if never by staff
             */
            at: string | null;
            /** @description Who did, by the name of that time */
            by: string | null;
        };
        StaffContent: {
            kind: components["schemas"]["ContentKind"];
            handle: string;
            /** @description Another one whenever `values` are others */
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
            /** @description Of what was changed */
            version: string;
            values: components["schemas"]["ContentValues"];
        };
        ContentPublication: {
            /** @description Of what is published */
            version: string;
            /**
             * Format: date-time
             * @description Null for now
             */
            publish_at: string | null;
        };
        ContentRestoration: {
            /** @description Of what is replaced */
            version: string;
        };
        ContentValues: {
            /** @description Name of a picture; empty for none */
            picture: string;
            /** @description YYYY-MM-DD, of a post; of a page, since when it says this, or empty */
            day: string;
            /** @description Of a post; of a page empty */
            author: string;
            /** @description Handles, of a post */
            tags: string[];
            /** @description Handles of those that a post speaks of, in the order shown */
            products: string[];
            texts: {
                en: components["schemas"]["ContentText"];
                fr: components["schemas"]["ContentText"];
            };
            home?: components["schemas"]["HomeValues"];
            /** @description Of the main menu alone, in the order shown */
            menu?: components["schemas"]["MenuEntry"][];
            footer?: components["schemas"]["FooterValues"];
        };
        /** @description Of the foot of every page alone */
        FooterValues: {
            /** @description Path of the whole story; empty for none */
            about_link: string;
            texts: {
                en: components["schemas"]["FooterText"];
                fr: components["schemas"]["FooterText"];
            };
            /** @description In the order shown */
            links: components["schemas"]["FooterLinkEntry"][];
        };
        /** @description What is empty in French is said in English; a promise without a title is not shown */
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
            /** @description Path in the shop, or a whole address outside of it */
            path: string;
            title_en: string;
            /** @description Empty for the English one */
            title_fr: string;
        };
        /** @description Of the home page alone; lists are in the order shown */
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
        /** @description What its list has no use for is empty */
        HomeEntry: {
            /** @description Name of a picture; of stories, awards and certificates its path in the shop */
            picture: string;
            /** @description Path, of an award */
            large_picture: string;
            /** @description Of an award, what the link is */
            is_video: boolean;
            /** @description Stars, of a testimonial */
            rating: number;
            texts: {
                en: components["schemas"]["HomeEntryText"];
                fr: components["schemas"]["HomeEntryText"];
            };
        };
        /** @description What is empty in French shows as in English */
        HomeEntryText: {
            /** @description Of a story, a few words above its title */
            overline: string;
            /** @description Of a testimonial, who says it */
            title: string;
            /** @description Of a story, with paragraphs */
            text: string;
            /** @description Path in the shop; of an award a whole address, or the id of a video */
            link: string;
            /** @description Of a banner or story */
            link_text: string;
            /** @description Of a testimonial */
            place: string;
            /** @description What the picture shows */
            alt: string;
        };
        /** @description The text beside a picture; not shown without a title in English and a picture */
        HomeBlock: {
            /** @description Name of a picture */
            picture: string;
            /** @description Whether the picture stands on the left */
            is_left: boolean;
            /** @description Whether a link leads to the page about the shop */
            has_more: boolean;
            texts: {
                en: components["schemas"]["HomeBlockText"];
                fr: components["schemas"]["HomeBlockText"];
            };
        };
        HomeBlockText: {
            /** @description HTML, which is cleaned */
            title: string;
            /** @description HTML, which is cleaned */
            content: string;
            /** @description What the picture shows */
            alt: string;
        };
        MenuEntry: {
            /** @enum {string} */
            type: "sub" | "link" | "extLink" | "extTabLink";
            /** @description Path in the shop, or a whole address outside of it; empty of a group */
            path: string;
            /** @description Columns in which a group shows its entries; 0 for a plain list */
            columns: number;
            /** @description Whether a group is open at first */
            is_open: boolean;
            texts: {
                en: components["schemas"]["MenuEntryText"];
                fr: components["schemas"]["MenuEntryText"];
            };
            /** @description Of a group; three levels at the most */
            children: components["schemas"]["MenuEntry"][];
        };
        /** @description Empty in French, the shop says the English words in French where it knows them */
        MenuEntryText: {
            title: string;
            /** @description A short word beside the title; empty for none */
            badge: string;
        };
        /** @description All empty for a language that it has no texts in; English then serves */
        ContentText: {
            title: string;
            /** @description Plain; a post's summary */
            lead: string;
            /** @description HTML, which is cleaned */
            html: string;
            picture_alt: string;
            /** @description Of a page; a post's summary serves as its own */
            meta_description: string;
            /** @description Separated by commas */
            keywords: string;
        };
        ContentChoices: {
            tags: components["schemas"]["ContentTag"][];
            /** @description Those uploaded first, the newest at the top */
            pictures: components["schemas"]["PictureOption"][];
        };
        PictureOption: {
            /** @description What content names it by */
            id: string;
            label: string;
            /** @description Of its smallest file */
            url: string;
        };
        ContentPicture: {
            /** @description Of the upload */
            id: string;
            file_name: string;
            /** @enum {string} */
            state: "waiting" | "done" | "failed";
            /** @description What content names it by; null before it is made */
            picture: string | null;
            /** @description Of one file of it, 720 pixels wide, where content wants a path */
            path: string | null;
            /** @description For people; null where nothing has failed */
            failure: string | null;
        };
        ContentTag: {
            handle: string;
            name: string;
        };
        ContentTagForm: {
            name_en: string;
            /** @description The English one stands in while it is empty */
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
             * @description Since when the shop has shown it; by nobody, until when
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
            /** @description The answer that was on the screen; 409 where it is another one by now */
            from?: string;
        };
        StaffDeliveryMethodList: {
            methods: components["schemas"]["StaffDeliveryMethod"][];
        };
        StaffDeliveryMethod: {
            method_id: string;
            /** @description Grows with each change */
            version: number;
            values: components["schemas"]["DeliveryMethodValues"];
        };
        DeliveryMethodForm: {
            /** @description That the values come from */
            version: number;
            values: components["schemas"]["DeliveryMethodValues"];
        };
        /** @description Without French, shoppers read English */
        DeliveryText: {
            en: string;
            fr: string;
        };
        DeliveryMethodValues: {
            name: components["schemas"]["DeliveryText"];
            description: components["schemas"]["DeliveryText"];
            price: number;
            /** @description Sum of goods from which it costs nothing; null where it always does */
            free_from: number | null;
            country_ids: string[];
            /** @description Of these countries; none for all */
            zone_ids: string[];
            /** @description What postcodes begin with; none for all */
            postcode_prefixes: string[];
            position: number;
            /** @description Days from today on that slots are offered for */
            days_ahead: number;
            is_active: boolean;
            /** @description With any, it is delivered in their slots alone */
            windows: components["schemas"]["DeliveryWindow"][];
        };
        DeliveryWindow: {
            /** @description Null for a new one */
            id: string | null;
            /** @description 1 is Monday, 7 is Sunday */
            weekdays: number[];
            /** @description In the shop's time zone */
            starts: string;
            ends: string;
            cutoff_hours: number;
            /** @description Orders of a day */
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
            /** @description Orders that have it */
            taken: number;
            /** @description It takes no more orders */
            is_closed: boolean;
            /** @description The whole day takes no orders */
            is_day_closed: boolean;
            is_past_cutoff: boolean;
            /** @description Its way of delivery is switched on and its window is kept; others cannot be opened */
            is_offered: boolean;
        };
        StaffSlotChange: {
            capacity?: number;
            is_closed?: boolean;
            /** @description What was on the screen */
            from?: {
                capacity?: number;
            };
        };
        ShopDetails: {
            /** @description Another one whenever a value is another */
            version: string;
            /** @description Whether a provider of online payments is set up */
            has_online: boolean;
            values: components["schemas"]["ShopValues"];
        };
        ShopForm: {
            /** @description That the values come from */
            version: string;
            values: components["schemas"]["ShopValues"];
        };
        /** @description Texts without French are read in English; `logo`, `icon` and `cash_limit` stay as they are where they are not sent */
        ShopValues: {
            name: string;
            /** @description Where messages of visitors go */
            email: string;
            phone: string;
            address: components["schemas"]["DeliveryText"];
            description: components["schemas"]["DeliveryText"];
            facebook: string;
            instagram: string;
            youtube: string;
            /** @description Name of a picture; empty for the mark that every shop begins with */
            logo?: string;
            /** @description Name of the picture of tabs and of the installed shop; empty for the mark */
            icon?: string;
            /** @description Whether orders can be paid at the door */
            pays_cash: boolean;
            /** @description Rupees that an order may cost to be paid at the door; null for any sum */
            cash_limit?: number | null;
            /** @description Whether orders can be paid by bank transfer */
            pays_transfer: boolean;
            /** @description Whether orders can be paid online, where that is set up */
            pays_online: boolean;
            /** @description Where the money of bank transfers goes */
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
            /** @description In the order in which they are taken */
            steps: {
                /** @enum {string} */
                name: "details" | "tax" | "product" | "delivery" | "payment" | "pages";
                is_done: boolean;
            }[];
            /** @description What is left of the demo content; null for nothing */
            demo: components["schemas"]["DemoContent"] | null;
        };
        /** @description How much of the demo content would go, and what would stay */
        DemoContent: {
            /** @description With their reviews */
            products: number;
            collections: number;
            posts: number;
            /** @description They become drafts */
            pages: number;
            coupons: number;
            /** @description They are switched off */
            delivery_methods: number;
            /** @description They are switched off, since their rates are made up */
            currencies: number;
            /** @description Whether name, address or account are still those of the demo */
            has_details: boolean;
            /** @description Entries of the home page as the demo has them */
            home_entries: number;
            /** @description Titles of its other entries, ten at the most */
            kept_home: string[];
            /** @description Whether the main menu is still that of the demo */
            has_menu: boolean;
            /** @description Whether the foot of every page is still that of the demo */
            has_footer: boolean;
            /** @description How many links of a home page, menu or foot that stays lead to what goes */
            dead_links: {
                home: number;
                menu: number;
                footer: number;
            };
            /** @description Products that members or imports have made or rewritten */
            kept_products: number;
            /** @description Orders of demo products that are not closed, which stay as they are */
            open_orders: number;
        };
        TaxRateList: {
            rates: components["schemas"]["TaxRate"][];
        };
        TaxRate: {
            /**
             * Format: date
             * @description From whose beginning on it holds
             */
            day: string;
            percent: number;
            is_planned: boolean;
        };
        TaxRateForm: {
            percent: number;
        };
        EditedCollectionList: {
            collections: components["schemas"]["EditedCollection"][];
        };
        EditedCollection: {
            /** @description Of its page in the shop */
            handle: string;
            /** @description How many it has */
            products: number;
            values: components["schemas"]["CollectionValues"];
        };
        /** @description Without French, shoppers read English */
        CollectionValues: {
            /** @description Place among the others */
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
        /** @description What is not named stays as it is. `from` has what was on the screen; what somebody else has changed since is refused with 409. */
        CollectionFields: {
            /** @description Place among the others */
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
            /** @description Those that were to come on this day all the same */
            orders: number;
        };
        ClosedDayForm: {
            is_closed: boolean;
        };
        StaffCurrencyList: {
            currencies: components["schemas"]["StaffCurrency"][];
        };
        StaffCurrency: {
            code: string;
            symbol: string;
            /** @description Units of it for one rupee */
            rate: string;
            /** @description Places shown */
            decimal: number;
            position: number;
            /** @description Whether shoppers can choose it */
            is_active: boolean;
            /** @description Prices are stored in it */
            is_base: boolean;
        };
        NewCurrency: {
            /** @description After ISO 4217 */
            code: string;
            symbol: string;
            /** @description Units of it for one rupee */
            rate: string;
            /** @description Places shown */
            decimal: number;
            position: number;
            /** @description Whether shoppers can choose it */
            is_active: boolean;
        };
        CurrencyValues: {
            symbol: string;
            /** @description Units of it for one rupee */
            rate: string;
            /** @description Places shown */
            decimal: number;
            position: number;
            /** @description Whether shoppers can choose it */
            is_active: boolean;
        };
        CurrencyChanges: {
            changed: components["schemas"]["CurrencyFields"];
            from?: components["schemas"]["CurrencyFields"];
        };
        /** @description What is not named stays as it is. `from` has what was on the screen; what somebody else has changed since is refused with 409. */
        CurrencyFields: {
            symbol?: string;
            /** @description Units of it for one rupee */
            rate?: string;
            /** @description Places shown */
            decimal?: number;
            position?: number;
            /** @description Whether shoppers can choose it */
            is_active?: boolean;
        };
        FailedMailList: {
            total: number;
            mails: components["schemas"]["FailedMail"][];
        };
        FailedMail: {
            id: string;
            /** @description Who it was to */
            email: string;
            subject: string;
            /** @enum {string} */
            language: "en" | "fr";
            /**
             * Format: date-time
             * @description When it was given up
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
            /** @description Nobody has confirmed it */
            email: string;
            /** @description As it was typed; empty for none */
            order_number: string;
            message: string;
            /** @description That its writer reads the shop in */
            language: string;
            /** Format: date-time */
            at: string;
            is_answered: boolean;
            /** @description Of the staff */
            note: string;
        };
        StaffMessageChange: {
            is_answered?: boolean;
            note?: string;
            /** @description The note that was on the screen; 409 where it is another one by now */
            from?: string;
        };
        ImportForm: {
            file_name: string;
            /** @description Bytes of the file; at most 64 MiB */
            size: number;
        };
        /** @enum {string} */
        ImportState: "draft" | "waiting" | "running" | "done" | "stopped" | "failed";
        ImportRow: {
            id: string;
            /** @description Name of the member who imports */
            by: string;
            file_name: string;
            size: number;
            state: components["schemas"]["ImportState"];
            /** @description Share of the file that was read, 0 to 1 */
            progress: number;
            /** @description Read so far */
            rows: number;
            inserted: number;
            updated: number;
            unchanged: number;
            rejected: number;
            /** @description Rows imported with a note */
            noted: number;
            /** @description Why it has failed; empty where it has not */
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
            /** @description Of several with one name all but the first have a number behind it */
            columns: string[];
            /** @description Names that several columns have */
            repeated: string[];
            /** @description Where products of earlier files are from */
            sources: string[];
            /** @description The first ten, as they stand in the file */
            rows: string[][];
            mapping: components["schemas"]["ImportMapping"];
        };
        /** @description Which column is what; see docs/import.md. A column that is empty or absent is none */
        ImportMapping: {
            /** @description Where the file comes from; null for an export of this shop */
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
                /** @description What tells the language of a row's texts, in place of `language`. Exports of this shop are read by theirs where they have it, whatever is sent */
                language?: string;
            };
            keywords: string[];
            /** @description Columns that tell drafts, private products and gift cards, which are left out */
            sale_columns?: string[];
            constants: {
                stock: number;
                minimum: number;
            };
        };
        ImportPreview: {
            rows: components["schemas"]["PreviewRow"][];
        };
        PreviewRow: {
            /** @description From 1, below the header */
            row: number;
            /** @description Why it is refused; empty where it is not */
            reason: string;
            key?: string;
            name?: string;
            collection?: string;
            price?: number;
            list_price?: number;
            stock?: number;
            /** @description Whether no product of this source has the key */
            is_new?: boolean;
            /** @description What of the product is something else now, as it is */
            before?: {
                name?: string;
                price?: number;
                list_price?: number;
                stock?: number;
            };
            /** @description What would be changed or left out of its cells */
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
            /** @description As it is now */
            name: string;
        };
        Change: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description The member's name at that time */
            by: string;
            /** @description Id of the operation */
            operation: string;
            subject: components["schemas"]["ChangeSubject"];
            subject_id: string;
            /** @description Of a product that is there, its name now */
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
        /** @description The page or post as it is edited now */
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
        /** @description As they stand now */
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
        /** @description As they stand now */
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
        /** @description What holds first, then what is planned */
        TaxRateList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "rates": [
                 *         {
                 *           "day": "2025-04-01",
                 *           "percent": 5,
                 *           "is_planned": false
                 *         },
                 *         {
                 *           "day": "2027-01-01",
                 *           "percent": 12.5,
                 *           "is_planned": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TaxRateList"];
            };
        };
        /** @description The collection as it stands now */
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
        /** @description In the shop's order */
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
        /** @description The way of delivery */
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
                 *       "ended": null
                 *     }
                 */
                "application/json": components["schemas"]["ImportRow"];
            };
        };
        /** @description The coupon as it stands now */
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
        /** @description What is refused, and why */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Who is signed in */
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
                 *         "lists.export",
                 *         "recordings.read",
                 *         "insight.read",
                 *         "changes.read",
                 *         "staff.manage",
                 *         "shop.manage"
                 *       ],
                 *       "shop_name": "Ridge & Root",
                 *       "time_zone": "Asia/Kolkata",
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
        /** @description For the browser's own functions */
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
        /** @description The member as it stands now */
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
                 *       "is_invited": true,
                 *       "has_second_factor": false,
                 *       "last_seen": null
                 *     }
                 */
                "application/json": components["schemas"]["Member"];
            };
        };
        /** @description The product as it stands now */
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
                 *       "same_code": [],
                 *       "values": {
                 *         "collection": "grains",
                 *         "brand": "Ridge & Root",
                 *         "barcode": "8901234567890",
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
                 *             "keywords": "wholegrain"
                 *           },
                 *           "fr": {
                 *             "name": "Riz complet",
                 *             "description": "<p>Grains entiers de Palakkad.</p>",
                 *             "ingredients": "<p>Riz</p>",
                 *             "allergen_names": "",
                 *             "picture_alt": "",
                 *             "keywords": ""
                 *           }
                 *         },
                 *         "options": [
                 *           {
                 *             "id": "3",
                 *             "type": "radio",
                 *             "required": true,
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
        /** @description The order as it stands now */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "number": "RR-7K2M9X",
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
                 *       "payments": [
                 *         {
                 *           "id": "8",
                 *           "method_name": "Test payment",
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
        /** @description How far a picture for content is */
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
        /** @description The pictures as they stand now */
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
        /** @description One for each intention, sent again with each attempt */
        IdempotencyKey: string;
        /** @description How many days back, today among them */
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
                /** @description Ends all sessions of this member */
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
            /** @description Latest used first */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link goes out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    searchOrders: {
        parameters: {
            query?: {
                status?: components["schemas"]["OrderStatus"];
                payment?: components["schemas"]["PaymentState"];
                /** @description Day of the slot in the shop's time zone */
                day?: string;
                slot_id?: string;
                /** @description Part of the number, name, e-mail address or phone */
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
            /** @description The page; `total` counts to 10,000 */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Product that is short, which is left out */
                like?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best twenty */
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
                /** @description Words, by the shop's own search, or a whole barcode */
                text?: string;
                /** @description Handle */
                collection?: string;
                /** @description low: one to five are left */
                stock?: components["schemas"]["StockLevel"];
                /** @description Whether it has a special price */
                special?: boolean;
                /** @description relevance: the best match first, with a text alone; without it by default for one */
                sort?: components["schemas"]["ProductSort"];
                /** @description Of every sort but relevance */
                direction?: "asc" | "desc";
                /** @description `next` of another page of the same sort */
                after?: components["schemas"]["ProductCursor"];
                /** @description `previous` of another page of the same sort */
                before?: components["schemas"]["ProductCursor"];
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; `total` counts to 10,000 */
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
                     *           "barcode": "8901234567890"
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
                     *           "barcode": ""
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
    changeProductValues: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each intention, sent again with each attempt */
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
            /** @description The products as they stand now */
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
                     *           "barcode": ""
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
    listStaffCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the shop's order */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description By time; orders without a slot stand first, without an id */
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
                /** @description Absent for the orders without a slot */
                slot_id?: string;
                status: components["schemas"]["SlotStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders that are not so far yet, those that can first, at most 200 */
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
                     *           "name": "Meera Nair",
                     *           "status": "packed",
                     *           "reason": null,
                     *           "settles": null
                     *         },
                     *         {
                     *           "number": "RR-3QW8TZ",
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description What became of each, in the order asked for */
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
                     *           "status": "dispatched",
                     *           "reason": null
                     *         },
                     *         {
                     *           "number": "RR-3QW8TZ",
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
                /** @description Absent for the orders without a slot */
                slot_id?: string;
                /** @description One order alone */
                number?: string;
                /** @description Those of the slot that stand there alone */
                status?: "placed" | "packed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, oldest first, at most 2000 */
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
                 * @description `low`, what can no longer be ordered or has no more units than are called low, the fewest first; `out`, the former alone;
                 *     `waiting`, what customers wait for, those most wait for first. It does not count beside a text.
                 */
                view?: "low" | "out" | "waiting";
                /** @description A barcode, or words for the shop's own search */
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
            /** @description The page; `total` counts to 10,000 */
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
                /** @description Id of a movement; what is older than that */
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
            /** @description Movements; the changes of all add up to the stock */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Words or barcode of products, whose reviews alone are listed */
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
            /** @description The page; `total` counts to 10,000 */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                review_id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken out */
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
                /** @description Part of a code, in any case */
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
            /** @description The page; `total` counts to 10,000 */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Words of titles, in any language, or of paths */
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
            /** @description The page of the list */
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description Tags in the order of the blog, pictures by name */
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description The tag, behind the others */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Of what is thrown away; 409 for another */
                version: string;
            };
            header?: {
                /** @description One for each intention, sent again with each attempt */
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
            /** @description Thrown away */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Id of a version; what is older than that */
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
            /** @description The versions */
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description In the order shown to shoppers */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Whose zones are asked for, with commas between them */
                country_ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sorted by their English names */
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description The slot */
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
                /** @description One for each intention, sent again with each attempt */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description In the shop's time zone, from today to a year from now */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
    listTaxRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaxRateList"];
            default: components["responses"]["Problem"];
        };
    };
    setTaxRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each intention, sent again with each attempt */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description In the shop's time zone, from today to a year from now */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRateForm"];
            };
        };
        responses: {
            200: components["responses"]["TaxRateList"];
            default: components["responses"]["Problem"];
        };
    };
    removeTaxRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each intention, sent again with each attempt */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description In the shop's time zone, from today to a year from now */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaxRateList"];
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
            /** @description In the order shown to shoppers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Id of a message; what comes after it in the list */
                beyond?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages */
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
            /** @description The emails */
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
                /** @description One for each intention, sent again with each attempt */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                mail_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way */
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description The message */
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
    exportStockAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each request of a confirmed address */
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
    getSales: {
        parameters: {
            query?: {
                /** @description How many days back, today among them */
                days?: components["parameters"]["InsightDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Of orders that are neither cancelled nor waiting for a payment; amounts are what they come to, without what was given
             *     back as goodwill. Days are those of the shop's time zone, oldest first, today last.
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
                /** @description How many days back, today among them */
                days?: components["parameters"]["InsightDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten of each; `worst` are in stock and were on sale all the time */
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
                /** @description How many days back, today among them */
                days?: components["parameters"]["InsightDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most twenty, the most frequent first; nothing that was typed but once */
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
                /** @description That asked for without it; products without a text in it are left out */
                language?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each product */
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
            /** @description Latest first, drafts left out */
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
                     *           "ended": null
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
                     *           "ended": "2026-11-19T09:40:02.000Z"
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
                     *           "ended": "2026-11-18T09:40:02.000Z"
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
            /** @description It has arrived */
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
            /** @description The beginning of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
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
            /** @description The rows, in the order of the file */
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
                /** @description One for each intention, sent again with each attempt */
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
    listRejectedRows: {
        parameters: {
            query?: {
                /** @description Of the reasons; that asked for without it */
                language?: "en" | "fr";
                /** @description Rows that were refused, or those that were imported with a note */
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
            /** @description Row, line, reason and text of each */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description One for each intention, sent again with each attempt */
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
                /** @description Number of the order, id of anything else */
                subject_id?: string;
                /** @description Who has made them */
                member_id?: string;
                /** @description Day in the shop's time zone */
                day?: string;
                /** @description Id of a change; what is older than that */
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
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
            /** @description Who they are */
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

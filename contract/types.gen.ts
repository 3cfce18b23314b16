// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
export interface paths {
    "/common/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The main menu, in the order shown */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/apitoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One more token for the session named by the cookie, or a new session */
        get: operations["getApiToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the shop; a missing key reads as an empty text */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Selectable currencies and the one in use */
        get: operations["getCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/currency/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the currency of this session */
        post: operations["changeCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/country/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries, sorted by English name */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One country with its zones */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines and totals of the session's cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of the session's cart, in the order shown */
        get: operations["getCartTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a product into the cart, or raise the quantity of the same line */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the quantity of a cart line */
        post: operations["editCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a line out of the cart */
        post: operations["removeCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a coupon code to the cart; any text is accepted for checking */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the coupon off the cart */
        post: operations["removeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products on the wishlist, latest first */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a product on the wishlist */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a product off the wishlist */
        post: operations["removeFromWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login/isLogedIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this session is a signed-in customer's; spelled so on the wire */
        get: operations["getLoginStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; merges the guest's cart and wishlist */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out; a write although it is a GET */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which fields the registration shows */
        get: operations["getRegistrationFields"];
        put?: never;
        /** Open a customer account */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the page after a registration says */
        get: operations["getAccountSuccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email_verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address by the code that was sent to it */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email_verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation again; the answer does not reveal whether the address is known */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a reset link by e-mail, or set a new password with the code of such a link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Products that match a term or stand in a collection, best first; a read although it is a POST */
        post: operations["searchProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product, named by its handle or its id */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products like this one, closest first */
        get: operations["listRelatedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/recent_view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products this session looked at before, latest first; notes that this one was looked at */
        get: operations["listRecentlyViewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 12 products that are bought and liked most */
        get: operations["listPopularProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of one product, latest first, 20 a page */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/allreviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of one product, or of all where no id is given, latest first */
        get: operations["listAllReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/write_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review a product */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/i18n/{code}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interface texts of one language; a file of the app, relative to its own root, without a token */
        get: operations["getLanguageTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/collection/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections that hold products, in the order shown */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the home page shows beside products */
        get: operations["getHomeContent"];
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
        Refusal: {
            /** @description Readable reason in the language asked for */
            error: string;
        };
        /** @description Answer of a write that returns no data. `error` is present exactly on failure */
        Outcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description Text for the shopper */
            error?: string;
        };
        /** @description Answer of a form; `error` maps field names to texts, or is one text for the whole form */
        FormOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        /** @description A form without fields */
        EmptyForm: Record<string, never>;
        MenuAnswer: {
            /** @description Items in the order shown */
            menu: components["schemas"]["MenuItem"][];
        };
        MenuItem: {
            /** @description Key in the language file; shown itself where that has no such key */
            title: string;
            /**
             * @description What a click does
             * @enum {string}
             */
            type: "sub" | "link" | "extLink" | "extTabLink";
            /** @description For `link`: leads to `/{handle}` */
            handle?: string;
            /** @description For `link` without `handle`: leads to `/{path}`; for the external types: the whole URL */
            path?: string;
            /** @description Whether a badge shows */
            badge?: boolean;
            /** @description Text of the badge */
            badgeText?: string;
            /** @description Lower items, three levels at the most */
            children?: components["schemas"]["MenuItem"][];
            /** @description Whether the children show in columns */
            megaMenu?: boolean;
            /** @description Whether a `sub` item starts open */
            active?: boolean;
            /** @description Class of the submenu that sets its column count */
            column?: string;
        };
        ApiTokenAnswer: {
            /** @description The token, 128 random bits or more */
            api_token?: string;
        };
        /** @description Free keys; those the storefront reads are named. All texts are in the language asked for */
        Config: {
            /** @description Makes the whole answer count as empty */
            error?: string;
            /** @description Title of the site */
            meta_title?: string;
            /** @description Description of the site */
            meta_description?: string;
            /** @description Keywords of the site, separated by commas */
            meta_keyword?: string;
            /** @description '1' shows ratings */
            review_status?: string;
            /** @description '1' shows the quick-view control */
            quickview_status?: string;
            /** @description Name of the store */
            store_name?: string;
            /** @description Telephone number, international form */
            store_phone?: string;
            /** @description Mail address of the store */
            store_email?: string;
            /** @description Postal address as HTML */
            store_address?: string;
        } & {
            [key: string]: unknown;
        };
        Currency: {
            /** @description ISO 4217 code */
            code: string;
            /** @description Sign before the amount */
            symbol: string;
            /** @description Units of this currency for one rupee */
            value: number;
            /** @description Number of decimal places shown */
            decimal: number;
        };
        CurrencyAnswer: {
            /** @description In the order shown */
            currencies: components["schemas"]["Currency"][];
            /** @description Code of the one in use */
            currency: string;
        };
        CurrencyForm: {
            /** @description ISO 4217 code */
            code: string;
        };
        Country: {
            /** @description ISO 3166-1 alpha-2 code */
            country_id: string;
            /** @description English name */
            name: string;
        };
        Zone: {
            /** @description Country code, hyphen, code of the zone */
            zone_id: string;
            /** @description Name of the zone */
            name: string;
        };
        CountryWithZones: {
            /** @description ISO 3166-1 alpha-2 code */
            country_id?: string;
            /** @description English name */
            name?: string;
            /** @description Sorted by name */
            zone: components["schemas"]["Zone"][];
        };
        /** @description One picture in several widths and formats */
        Picture: {
            /** @description Address with the placeholders {width} and {format} */
            url: string;
            /** @description Widths it exists in, pixels, ascending */
            widths: number[];
            /** @description Formats it exists in, smallest first; the last is understood everywhere */
            formats: string[];
            /** @description Width part of its aspect ratio */
            width: number;
            /** @description Height part of its aspect ratio */
            height: number;
            /** @description What it shows */
            alt: string;
            /** @description Average colour as #rrggbb, shown while it loads */
            color: string;
        };
        /** @description Price of a reference amount, special price and default options taken into account */
        UnitPrice: {
            /** @description Rupees */
            price: number;
            /** @description Reference amount in `measure` */
            per: number;
            /**
             * @description Unit of the reference amount
             * @enum {string}
             */
            measure: "kg" | "g" | "l" | "ml" | "piece";
        };
        OptionValue: {
            /** @description Id sent when chosen */
            product_option_value_id: string;
            /** @description Name of the choice */
            name: string;
            /** @description Added to the price, rupees */
            price: number;
            /** @description Whether the card counts it as chosen */
            isdefault: boolean;
            picture?: components["schemas"]["Picture"];
        };
        ProductOption: {
            /** @description Id used as the form key */
            product_option_id: string;
            /** @description Label */
            name: string;
            /**
             * @description Kind of field
             * @enum {string}
             */
            type: "select" | "radio" | "checkbox" | "image" | "text";
            /** @description Whether a value must be given */
            required: boolean;
            /** @description Preselected value id, or preset text; empty for none */
            value: string;
            /** @description Choices in the order shown; empty for text */
            product_option_value: components["schemas"]["OptionValue"][];
        };
        ProductCard: {
            /** @description Id */
            product_id: string;
            /** @description Address part: /shop/{handle} */
            handle: string;
            /** @description Name */
            name: string;
            /** @description URL of the picture */
            thumb: string;
            /** @description Rupees, without options */
            price: number;
            /** @description Sale price in rupees, without options; 0 for none */
            special: number;
            /** @description Smallest quantity that can be ordered */
            minimum: number;
            /** @description Mean of the reviews, 0 (none) to 5 */
            rating: number;
            /** @description Number of reviews */
            review_count?: number;
            /** @description Units available */
            stock?: number;
            /** @description In the order shown */
            options: components["schemas"]["ProductOption"][];
            unit_price?: components["schemas"]["UnitPrice"];
            picture?: components["schemas"]["Picture"];
        };
        ProductList: {
            /** @description Cards in order */
            products: components["schemas"]["ProductCard"][];
        };
        /** @description Per 100 g or 100 ml */
        Nutrition: {
            /** @description Energy in kJ */
            energy_kj: number;
            /** @description Energy in kcal */
            energy_kcal: number;
            /** @description Fat in g */
            fat: number;
            /** @description Of which saturates in g */
            saturates: number;
            /** @description Carbohydrate in g */
            carbohydrate: number;
            /** @description Of which sugars in g */
            sugars: number;
            /** @description Fibre in g */
            fibre: number;
            /** @description Protein in g */
            protein: number;
            /** @description Salt in g */
            salt: number;
        };
        CollectionLink: {
            /** @description Address part: /shop/collection/{handle} */
            handle: string;
            /** @description Name */
            name: string;
        };
        /** @description Everything a product page shows. Only `error` is set where the product does not exist */
        Product: {
            /** @description Why there is no product */
            error?: string;
            /** @description Id */
            product_id?: string;
            /** @description Address part: /shop/{handle} */
            handle?: string;
            /** @description Name */
            name?: string;
            /** @description Rupees, without options */
            price?: number;
            /** @description Sale price in rupees, without options; 0 for none */
            special?: number;
            /** @description Smallest quantity that can be ordered */
            minimum?: number;
            /** @description Mean of the reviews, 0 (none) to 5 */
            rating?: number;
            /** @description Number of reviews */
            review_count?: number;
            /** @description Units available */
            stock?: number;
            /** @description Cleaned HTML */
            description?: string;
            /** @description URLs of its pictures in order */
            images?: string[];
            /** @description The same pictures in several sizes */
            pictures?: components["schemas"]["Picture"][];
            /** @description In the order shown */
            options?: components["schemas"]["ProductOption"][];
            unit_price?: components["schemas"]["UnitPrice"];
            /** @description Cleaned HTML, allergens in <strong> */
            ingredients?: string;
            nutrition?: components["schemas"]["Nutrition"];
            /** @description Of the 14 of EU regulation 1169/2011 */
            allergens?: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
            /** @description Diet marks */
            marks?: ("vegetarian" | "vegan" | "organic")[];
            collection?: components["schemas"]["CollectionLink"];
            /** @description Brand; empty for none */
            brand?: string;
            /** @description Title of the page; empty for the name */
            meta_title?: string;
            /** @description Description of the page */
            meta_description?: string;
            /** @description Keywords, separated by commas */
            meta_keyword?: string;
        };
        SearchForm: {
            /** @description Term; empty or absent for all products */
            search?: string;
            /**
             * @description Page number, from 1
             * @default 1
             */
            page: number;
            /**
             * @description Products on a page
             * @default 24
             */
            limit: number;
            /**
             * @description Order; relevance without a term is the shop's own order
             * @default relevance
             * @enum {string}
             */
            sort: "relevance" | "newest" | "price_asc" | "price_desc" | "rating" | "name";
            /** @description Handle of a collection */
            category?: string;
        };
        SearchAnswer: {
            /** @description Best first */
            products: components["schemas"]["ProductCard"][];
            /** @description Matches on all pages */
            total: number;
            /** @description Page number */
            page: number;
            /** @description Products on a page */
            limit: number;
            /** @description The term searched for, typing errors mended */
            term: string;
            facets: components["schemas"]["Facets"];
        };
        Facets: {
            /** @description Collections with matches, most first */
            categories: components["schemas"]["CategoryFacet"][];
        };
        CategoryFacet: {
            /** @description Value of the filter */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Matches in it */
            count: number;
        };
        CartOption: {
            /** @description Name of the option */
            name: string;
            /** @description Name of the chosen value or the text given */
            value: string;
        };
        CartItem: {
            /** @description Id of the line; `key` of edit and remove */
            cart_item_id: string;
            /** @description Id of the product */
            product_id?: string;
            /** @description Address part: /shop/{handle} */
            handle: string;
            /** @description URL of the picture */
            image: string;
            /** @description Name */
            name: string;
            /** @description Chosen options */
            option: components["schemas"]["CartOption"][];
            /** @description Units */
            quantity: number;
            /** @description Rupees for one, options included */
            price: number;
            /** @description Sale price in rupees for one, options included; 0 for none */
            special: number;
            /** @description Rupees for the line */
            total: number;
            unit_price?: components["schemas"]["UnitPrice"];
            picture?: components["schemas"]["Picture"];
        };
        TotalLine: {
            /** @description `total` is the sum to pay */
            code: string;
            /** @description Label in the language asked for */
            title?: string;
            /** @description Amount, formatted in the session's currency */
            text: string;
        };
        Cart: {
            /** @description Oldest line first */
            products: components["schemas"]["CartItem"][];
            /** @description In the order shown */
            totals: components["schemas"]["TotalLine"][];
        };
        CartAddForm: {
            /** @description Id of the product */
            product_id: string;
            /** @description Units to add */
            quantity: number;
            /** @description Chosen values by option id (`option[12]=34`, `option[12][]=34`), or one field holding that object as JSON */
            option?: string | {
                [key: string]: string | string[];
            };
        };
        CartAddAnswer: {
            /** @description '1' on success */
            status?: string;
            /** @description Units in the whole cart after the add */
            count?: number;
            /** @description Text, or an object whose key `option` maps option ids to texts */
            error?: string | {
                /** @description Text by option id */
                option?: {
                    [key: string]: string;
                };
            };
        };
        CartEditForm: {
            /** @description cart_item_id of the line */
            key: string;
            /** @description New number of units */
            quantity: number;
        };
        CartRemoveForm: {
            /** @description cart_item_id of the line */
            key: string;
        };
        CouponForm: {
            /** @description The code as typed, may be empty */
            coupon?: string;
        };
        Wishlist: {
            /** @description Latest first */
            products: components["schemas"]["WishlistItem"][];
        };
        WishlistItem: {
            /** @description Id of the product */
            product_id: string;
        };
        WishlistForm: {
            /** @description Id of the product */
            product_id: string;
        };
        WishlistOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            error?: string;
            /** @description Where to go instead; takes precedence */
            redirect?: string;
        };
        LoginStatus: {
            /** @description Whether a customer is signed in */
            logged?: boolean;
        };
        LoginForm: {
            /** @description Mail address */
            email: string;
            /** @description Password */
            password: string;
        };
        Customer: {
            /** @description Id */
            customer_id: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Mail address */
            email: string;
        };
        LoginAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Replaces the token in use */
            api_token?: string;
            customer?: components["schemas"]["Customer"];
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        RegistrationFields: {
            /** @description In the order shown */
            fields?: components["schemas"]["RegistrationField"][];
        };
        RegistrationField: {
            /** @description Field name of the registration form */
            name: string;
            /** @description Whether it must be filled */
            required: boolean;
        };
        RegistrationForm: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Mail address */
            email: string;
            /** @description Telephone number */
            telephone: string;
            /** @description Password */
            password: string;
        };
        VerifyForm: {
            /** @description Code of the mailed link */
            code: string;
        };
        EmailForm: {
            /** @description Mail address */
            email: string;
        };
        ResetForm: {
            /** @description Mail address, to ask for a link */
            email?: string;
            /** @description Code of the mailed link */
            code?: string;
            /** @description New password, with the code */
            password?: string;
        };
        Review: {
            /** @description Id */
            review_id: string;
            /** @description Id of the product */
            product_id: string;
            /** @description Name the reviewer gave */
            name: string;
            /** @description Plain text */
            text: string;
            /** @description Stars, 1 to 5 */
            rating: number;
            /**
             * Format: date-time
             * @description When it was written, UTC
             */
            date: string;
        };
        ReviewList: {
            /** @description Latest first */
            reviews: components["schemas"]["Review"][];
            /** @description Reviews on all pages */
            total: number;
        };
        ReviewForm: {
            /** @description Id of the product */
            product_id: string;
            /** @description Name to show */
            name: string;
            /** @description The review */
            text: string;
            /** @description Stars, 1 to 5 */
            rating: number;
        };
        /** @description Message id to message */
        LanguageTexts: {
            [key: string]: unknown;
        };
        Collection: {
            /** @description Address part: /shop/collection/{handle} */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Plain text */
            description: string;
            /** @description Products in it */
            product_count: number;
            picture?: components["schemas"]["Picture"];
        };
        CollectionList: {
            /** @description In the order shown */
            collections: components["schemas"]["Collection"][];
        };
        Banner: {
            /** @description Heading */
            title: string;
            /** @description One or two plain sentences */
            text: string;
            /** @description Path inside the shop */
            link: string;
            /** @description Text of the link */
            link_text: string;
            picture: components["schemas"]["Picture"];
        };
        HomeContent: {
            /** @description In the order shown */
            banners: components["schemas"]["Banner"][];
        };
    };
    responses: {
        /** @description Malformed (400), unknown token (401), not found (404), not built yet (501) or our fault (500) */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Query value «limit» must be at most 100."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Cards; may be empty */
        ProductList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "products": []
                 *     }
                 */
                "application/json": components["schemas"]["ProductList"];
            };
        };
        /** @description One page of reviews */
        ReviewList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "reviews": [
                 *         {
                 *           "review_id": "5",
                 *           "product_id": "41",
                 *           "name": "Meera S.",
                 *           "text": "Fluffy, fragrant, every time.",
                 *           "rating": 5,
                 *           "date": "2026-10-02T08:30:00.000Z"
                 *         }
                 *       ],
                 *       "total": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReviewList"];
            };
        };
    };
    parameters: {
        /**
         * @description The product's id
         * @example 41
         */
        ProductId: string;
        /**
         * @description Page number, from 1
         * @example 1
         */
        Page: number;
        /**
         * @description How many at the most
         * @example 20
         */
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "menu": [
                     *         {
                     *           "title": "Shop",
                     *           "type": "link",
                     *           "handle": "shop"
                     *         },
                     *         {
                     *           "title": "Collections",
                     *           "type": "sub",
                     *           "megaMenu": true,
                     *           "column": "column-3",
                     *           "children": [
                     *             {
                     *               "title": "Spices",
                     *               "type": "link",
                     *               "path": "shop/collection/spices",
                     *               "badge": true,
                     *               "badgeText": "New"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MenuAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_token": "2f6c1c0e9d8b4a7f9e3d5c7b1a2f4e6d"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiTokenAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Key and value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "meta_title": "Ridge & Root",
                     *       "meta_description": "Honest food from small organic farms.",
                     *       "meta_keyword": "organic, spices, lentils, fruit",
                     *       "review_status": "1",
                     *       "quickview_status": "1",
                     *       "store_name": "Ridge & Root",
                     *       "store_phone": "+91 80 4718 2200",
                     *       "store_email": "hello@ridgeandroot.example",
                     *       "store_address": "12 Cubbon Road<br>Bengaluru 560001"
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Currencies */
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
                     *           "value": 1,
                     *           "decimal": 2
                     *         },
                     *         {
                     *           "code": "EUR",
                     *           "symbol": "€",
                     *           "value": 0.0104,
                     *           "decimal": 2
                     *         }
                     *       ],
                     *       "currency": "INR"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrencyAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "EUR"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CurrencyForm"];
            };
        };
        responses: {
            /** @description Done, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Currency changed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "country_id": "IN",
                     *         "name": "India"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Country"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCountry: {
        parameters: {
            query: {
                /**
                 * @description ISO 3166-1 alpha-2 code
                 * @example IN
                 */
                country_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country; without zones where it has none or is unknown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country_id": "IN",
                     *       "name": "India",
                     *       "zone": [
                     *         {
                     *           "zone_id": "IN-KA",
                     *           "name": "Karnataka"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CountryWithZones"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart, oldest line first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "cart_item_id": "7",
                     *           "product_id": "41",
                     *           "handle": "basmati-rice",
                     *           "image": "/pictures/basmati-rice-1-160.webp",
                     *           "name": "Basmati rice",
                     *           "option": [
                     *             {
                     *               "name": "Pack",
                     *               "value": "5 kg"
                     *             }
                     *           ],
                     *           "quantity": 2,
                     *           "price": 649,
                     *           "special": 599,
                     *           "total": 1198
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "code": "sub_total",
                     *           "title": "Goods",
                     *           "text": "₹ 1,198.00/-"
                     *         },
                     *         {
                     *           "code": "total",
                     *           "title": "Total",
                     *           "text": "₹ 1,198.00/-"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCartTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals; empty for an empty cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "total",
                     *         "title": "Total",
                     *         "text": "₹ 1,198.00/-"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TotalLine"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41",
                 *       "quantity": 2,
                 *       "option": {
                 *         "12": "34"
                 *       }
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartAddForm"];
            };
        };
        responses: {
            /** @description Added, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "1",
                     *       "count": 5
                     *     }
                     */
                    "application/json": components["schemas"]["CartAddAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    editCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7",
                 *       "quantity": 3
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartEditForm"];
            };
        };
        responses: {
            /** @description Changed, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartRemoveForm"];
            };
        };
        responses: {
            /** @description Removed, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coupon": "TREK10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CouponForm"];
            };
        };
        responses: {
            /** @description Applied, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your coupon has been applied."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["EmptyForm"];
            };
        };
        responses: {
            /** @description Taken off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your coupon has been removed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_id": "41"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WishlistForm"];
            };
        };
        responses: {
            /** @description Added, why not, or where to go first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WishlistOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WishlistForm"];
            };
        };
        responses: {
            /** @description Removed, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLoginStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logged": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginStatus"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description The customer, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "api_token": "9e3d5c7b1a2f4e6d2f6c1c0e9d8b4a7f",
                     *       "customer": {
                     *         "customer_id": "3",
                     *         "firstname": "Meera",
                     *         "lastname": "Sen",
                     *         "email": "meera@example.com"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRegistrationFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields in the order shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fields": [
                     *         {
                     *           "name": "firstname",
                     *           "required": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationFields"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Sen",
                 *       "email": "meera@example.com",
                 *       "telephone": "+919845012345",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RegistrationForm"];
            };
        };
        responses: {
            /** @description Registered, or what is wrong by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "We have sent you a link to confirm your e-mail address."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAccountSuccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your account has been created."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "5f1c9a7e"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VerifyForm"];
            };
        };
        responses: {
            /** @description Confirmed, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your e-mail address is confirmed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "If the address is known, a new link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResetForm"];
            };
        };
        responses: {
            /** @description Accepted, or what is wrong by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "If the address is known, a link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search": "rice",
                 *       "page": 1,
                 *       "limit": 24,
                 *       "sort": "relevance"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SearchForm"];
            };
        };
        responses: {
            /** @description One page of matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_id": "41",
                     *           "handle": "basmati-rice",
                     *           "name": "Basmati rice",
                     *           "thumb": "/pictures/basmati-rice-1-360.webp",
                     *           "price": 149,
                     *           "special": 0,
                     *           "minimum": 1,
                     *           "rating": 4.5,
                     *           "review_count": 2,
                     *           "stock": 120,
                     *           "options": [],
                     *           "unit_price": {
                     *             "price": 149,
                     *             "per": 1,
                     *             "measure": "kg"
                     *           },
                     *           "picture": {
                     *             "url": "/pictures/basmati-rice-1-{width}.{format}",
                     *             "widths": [
                     *               160,
                     *               360,
                     *               720
                     *             ],
                     *             "formats": [
                     *               "avif",
                     *               "webp"
                     *             ],
                     *             "width": 8,
                     *             "height": 9,
                     *             "alt": "A sack of basmati rice",
                     *             "color": "#efe6d2"
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 24,
                     *       "term": "rice",
                     *       "facets": {
                     *         "categories": [
                     *           {
                     *             "handle": "grains",
                     *             "name": "Rice & grains",
                     *             "count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /**
                 * @description The handle; takes precedence over `product_id`
                 * @example basmati-rice
                 */
                product_slug?: string;
                /**
                 * @description The id
                 * @example 41
                 */
                product_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product; `error` alone where there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_id": "41",
                     *       "handle": "basmati-rice",
                     *       "name": "Basmati rice",
                     *       "price": 149,
                     *       "special": 0,
                     *       "minimum": 1,
                     *       "rating": 4.5,
                     *       "review_count": 2,
                     *       "stock": 120,
                     *       "description": "<p>Aged for a year, so that the grains stay apart.</p>",
                     *       "images": [
                     *         "/pictures/basmati-rice-1-720.webp"
                     *       ],
                     *       "pictures": [
                     *         {
                     *           "url": "/pictures/basmati-rice-1-{width}.{format}",
                     *           "widths": [
                     *             160,
                     *             360,
                     *             720
                     *           ],
                     *           "formats": [
                     *             "avif",
                     *             "webp"
                     *           ],
                     *           "width": 8,
                     *           "height": 9,
                     *           "alt": "A sack of basmati rice",
                     *           "color": "#efe6d2"
                     *         }
                     *       ],
                     *       "options": [
                     *         {
                     *           "product_option_id": "12",
                     *           "name": "Pack",
                     *           "type": "select",
                     *           "required": true,
                     *           "value": "34",
                     *           "product_option_value": [
                     *             {
                     *               "product_option_value_id": "34",
                     *               "name": "1 kg",
                     *               "price": 0,
                     *               "isdefault": true
                     *             },
                     *             {
                     *               "product_option_value_id": "35",
                     *               "name": "5 kg",
                     *               "price": 500,
                     *               "isdefault": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "unit_price": {
                     *         "price": 149,
                     *         "per": 1,
                     *         "measure": "kg"
                     *       },
                     *       "ingredients": "Basmati rice.",
                     *       "nutrition": {
                     *         "energy_kj": 1465,
                     *         "energy_kcal": 350,
                     *         "fat": 0.9,
                     *         "saturates": 0.2,
                     *         "carbohydrate": 77,
                     *         "sugars": 0.3,
                     *         "fibre": 1.4,
                     *         "protein": 8.1,
                     *         "salt": 0.01
                     *       },
                     *       "allergens": [],
                     *       "marks": [
                     *         "vegetarian",
                     *         "vegan",
                     *         "organic"
                     *       ],
                     *       "collection": {
                     *         "handle": "grains",
                     *         "name": "Rice & grains"
                     *       },
                     *       "brand": "Ridge & Root",
                     *       "meta_title": "Basmati rice",
                     *       "meta_description": "Aged basmati rice, long and fragrant.",
                     *       "meta_keyword": "basmati, rice"
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRelatedProducts: {
        parameters: {
            query: {
                /**
                 * @description The product's id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description How many at the most
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Refused"];
        };
    };
    listRecentlyViewed: {
        parameters: {
            query: {
                /**
                 * @description The product's id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description How many at the most
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Refused"];
        };
    };
    listPopularProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Refused"];
        };
    };
    listProductReviews: {
        parameters: {
            query: {
                /**
                 * @description The product's id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewList"];
            default: components["responses"]["Refused"];
        };
    };
    listAllReviews: {
        parameters: {
            query?: {
                /**
                 * @description The product's id; none for all products
                 * @example 41
                 */
                product_id?: string;
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many at the most
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewList"];
            default: components["responses"]["Refused"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41",
                 *       "name": "Meera S.",
                 *       "text": "Fluffy, fragrant, every time.",
                 *       "rating": 5
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            /** @description Taken, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Thank you for your review."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLanguageTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Language code
                 * @example fr
                 */
                code: "en" | "fr";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Message id to message, compiled or plain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cart.empty": "Your cart is empty"
                     *     }
                     */
                    "application/json": components["schemas"]["LanguageTexts"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Collections */
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
                     *           "name": "Rice & grains",
                     *           "description": "Whole and milled grains.",
                     *           "product_count": 8,
                     *           "picture": {
                     *             "url": "/pictures/collection-grains-{width}.{format}",
                     *             "widths": [
                     *               160,
                     *               360,
                     *               720
                     *             ],
                     *             "formats": [
                     *               "avif",
                     *               "webp"
                     *             ],
                     *             "width": 8,
                     *             "height": 9,
                     *             "alt": "Grains",
                     *             "color": "#efe6d2"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionList"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getHomeContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners in the order shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [
                     *         {
                     *           "title": "The harvest is in",
                     *           "text": "Fruit and vegetables from farms we know by name.",
                     *           "link": "/shop/collection/fruits",
                     *           "link_text": "See the harvest",
                     *           "picture": {
                     *             "url": "/pictures/banner-harvest-{width}.{format}",
                     *             "widths": [
                     *               640,
                     *               1024,
                     *               1600
                     *             ],
                     *             "formats": [
                     *               "avif",
                     *               "webp"
                     *             ],
                     *             "width": 16,
                     *             "height": 7,
                     *             "alt": "Fruit and vegetables",
                     *             "color": "#f3e2c7"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HomeContent"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}

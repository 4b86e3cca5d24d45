export declare const tokens: object;

/**
 * @generated SignedSource<<8584b96bd21a108dda4cea183dbaff49>>
 * @relayHash c113d341e1b4771f8f6537f368c0bd66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4117223c70edfe544e6408b538a1c734d8679fe2f362dd623ec6bd52e41bf142

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceListPageQuery } from './InvoiceListPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4117223c70edfe544e6408b538a1c734d8679fe2f362dd623ec6bd52e41bf142",
    "metadata": {},
    "name": "InvoiceListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

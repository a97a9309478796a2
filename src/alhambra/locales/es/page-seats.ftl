### page-seats

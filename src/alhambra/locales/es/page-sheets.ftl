### page-sheets
